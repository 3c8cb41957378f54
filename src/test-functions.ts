import { parseSync, Visitor } from "vite";

interface Located {
  start: number;
  end: number;
}

/** Lines of the longest function of a file, functions within it included. */
export function longestFunction(file: string, code: string): number {
  let longest = 0;
  const measure = ({ start, end }: Located) => {
    longest = Math.max(longest, code.slice(start, end).split("\n").length);
  };
  const visitor = new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  });
  visitor.visit(parseSync(file, code).program);
  return longest;
}
