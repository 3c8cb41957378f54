import { use } from "react";
import { Link } from "wouter";
import { pathOfAnswer, type Found } from "#model/search.ts";
import { useAnswer } from "../../data/use-answer.ts";
import { LanguageContext, useMessages } from "../../messages/language.ts";
import { searchMessages } from "../../messages/search.ts";
import { errorWords } from "../../parts/error-words.ts";
import { FoundThings } from "./found-things.tsx";
import { SearchField } from "./search-field.tsx";
import { useQuestion } from "./use-question.ts";

/** What is asked stands in the address, so that an answer can be returned to and sent to somebody. */
export default function SearchScreen() {
  const t = useMessages(searchMessages);
  const question = useQuestion();
  return (
    <section className="search-page">
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <SearchField question={question} />
      {question === "" ? <Suggestions /> : <Answer question={question} />}
    </section>
  );
}

function Answer({ question }: { question: string }) {
  const t = useMessages(searchMessages);
  const language = use(LanguageContext);
  const { reply, before, askAgain } = useAnswer(question);
  const found = reply.status === "here" ? reply.value : before;
  const count = found ? countOf(found) : 0;
  return (
    <>
      <output className="search-count">
        {reply.status === "loading" && t.searching}
        {reply.status === "here" && (count > 0 ? t.found(count, question) : t.nothing(question))}
      </output>
      {reply.status === "failed" && (
        <div className="search-failure" role="alert">
          <p>{t.failed}</p>
          <p className="error-text">{errorWords(reply.error, language)}</p>
          <button className="button" onClick={askAgain}>
            {t.tryAgain}
          </button>
        </div>
      )}
      {reply.status === "here" && count === 0 && (
        <>
          <p>{t.nothingHint}</p>
          <Suggestions />
        </>
      )}
      {reply.status !== "failed" && found && <FoundThings found={found} />}
    </>
  );
}

const countOf = ({ deities, mantras, posts }: Found) => deities.length + mantras.length + posts.length;

function Suggestions() {
  const t = useMessages(searchMessages);
  return (
    <div className="suggestions">
      <h2>{t.begin}</h2>
      <ul>
        {t.suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Link className="button quiet" href={pathOfAnswer(suggestion)}>
              {suggestion}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
