import type { ReactNode } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { notFoundMessages } from "#messages/ui.ts";

/** Says that there is no such page, deity or mantra. */
export const NotFound = ({ what, children }: { what: string; children?: ReactNode }) => (
  <section className="notice mandala">
    <h1>{what}</h1>
    {children}
    <p className="buttons">
      <Link className="button" href={paths.home()}>
        {notFoundMessages.goHome}
      </Link>
    </p>
  </section>
);
