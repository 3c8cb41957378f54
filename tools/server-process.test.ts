import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";

const module = JSON.stringify(new URL("server-process.ts", import.meta.url).href);

/** The source of a server that exits with its own code when it gets a signal. */
const server =
  'process.on("SIGTERM", () => process.exit(7)); setInterval(() => {}, 1000); console.log("ready", process.pid)';

function startBy(name: "replaceProcess" | "superviseProcess", program: string) {
  const node = JSON.stringify({ args: ["-e", program], environment: { STAGE: "test" } });
  const launcher = `import { ${name} } from ${module}; ${name}(${node});`;
  const launched = spawn(process.execPath, ["--input-type=module", "-e", launcher], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void launched.kill());
  return launched;
}

async function firstLine(launched: ReturnType<typeof startBy>) {
  const [chunk] = (await once(launched.stdout, "data")) as [Buffer];
  return chunk.toString().trim();
}

test.each(["replaceProcess", "superviseProcess"] as const)(
  "%s hands SIGTERM on and ends with the server's code",
  async (name) => {
    const launched = startBy(name, server);
    expect(await firstLine(launched)).toMatch(/^ready \d+$/);
    launched.kill("SIGTERM");
    expect(await once(launched, "exit")).toEqual([7, null]);
  },
);

test("a replaced process keeps its id, so whoever watches it sees the server itself", async () => {
  const launched = startBy("replaceProcess", server);
  expect(await firstLine(launched)).toBe(`ready ${launched.pid}`);
  launched.kill("SIGTERM");
  await once(launched, "exit");
});

test.each(["replaceProcess", "superviseProcess"] as const)("%s gives the server its environment", async (name) => {
  expect(await firstLine(startBy(name, "console.log(process.env.STAGE)"))).toBe("test");
});

test("a supervised server that was killed is reported as the shell does", async () => {
  const launched = startBy("superviseProcess", "process.kill(process.pid, 'SIGKILL')");
  expect(await once(launched, "exit")).toEqual([137, null]);
});
