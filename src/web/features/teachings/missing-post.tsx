import { Link, useLocation } from "wouter";
import { pageApi } from "#contract/page-api.ts";
import { paths } from "#model/paths.ts";
import { useQueryFailure } from "./use-query-failure.ts";
import { get } from "../../data/queries.ts";
import { postMessages as t } from "#messages/teachings.ts";

/** Shown where there is no such teaching, or where the request for it has failed and can be repeated. */
export function MissingPost() {
  const [path] = useLocation();
  const error = useQueryFailure(get(pageApi.blogPost, { slug: path.slice(paths.post("").length) }));
  return (
    <section className="notice mandala">
      <h1>{t.missing}</h1>
      <p>{t.maybe}</p>
      {error && (
        <p className="error-text" role="alert">
          {t.failed}: {error}
        </p>
      )}
      <p className="buttons">
        {error && (
          <button className="button" onClick={() => location.reload()}>
            {t.tryAgain}
          </button>
        )}
        <Link className="button quiet" href={paths.blog()}>
          {t.back}
        </Link>
      </p>
    </section>
  );
}
