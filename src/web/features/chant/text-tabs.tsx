import {
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from "react";
import type { Chant } from "#contract/page-replies.ts";
import { chantMessages as t } from "#messages/chant.ts";
import { traditionMessages } from "#messages/mantra.ts";
import { lazyPart, useWhenWanted } from "../../loading/lazy-part.tsx";
import type { Mala } from "../../mala/mala.ts";
import type { HeardRecording } from "../../mala/use-heard-recording.ts";
import { SoundHints } from "../../ui/mantra/tradition.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { AboutText } from "./about-text.tsx";

const learnPanel = lazyPart(() => import("../learn/learn-panel.tsx"), "learn");

const tabs = ["chant", "learn", "about"] as const;
type Tab = (typeof tabs)[number];

interface Props {
  chant: Chant;
  heard: HeardRecording;
  verse: RefObject<HTMLElement | null>;
  mala: Mala;
  /** This element sounds. */
  children: ReactNode;
}

/** What is read of a mantra, below its counter. The server's page holds all of it, but for what is learned with a script. */
export function TextTabs({ chant, heard, verse, mala, children }: Props) {
  const { mantra, hymn } = chant;
  const tab = useTab();

  const panel = (name: Tab) => ({
    id: `${name}-panel`,
    role: "tabpanel",
    "aria-labelledby": `${name}-tab`,
    "data-shown": tab === name ? "" : undefined,
  });
  return (
    <div className="text-tabs">
      <TabList tab={tab} />
      <div className="guide" {...panel("chant")}>
        <div className="sound">{children}</div>
        <h2>{t.meaning}</h2>
        <p>{mantra.meaning}</p>
        {mantra.pronunciation.length > 0 && (
          <>
            <h2>{traditionMessages.guide}</h2>
            <SoundHints hints={mantra.pronunciation} language={hymn?.language} />
          </>
        )}
        <h2>{t.instructions}</h2>
        <ol className="beads">
          {mantra.instructions.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ol>
      </div>
      <div className="guide" {...panel("learn")}>
        {tab === "learn" && (
          <Learn
            mantra={mantra}
            language={hymn?.language}
            verse={verse}
            mala={mala}
            heard={heard}
            showCounter={() => choose("chant")}
          />
        )}
      </div>
      <div className="guide" {...panel("about")}>
        <AboutText {...chant} />
      </div>
    </div>
  );
}

/** Loads the panel once its tab is chosen, and brings the verse into sight, from which one learns. */
function Learn(props: ComponentProps<NonNullable<typeof learnPanel.Loaded>>) {
  const { verse } = props;
  useEffect(() => void verse.current?.scrollIntoView({ block: "nearest" }), [verse]);
  const { Part } = useWhenWanted(learnPanel, true, useLoadFailure());
  return Part ? <Part {...props} /> : <output>{t.opening}</output>;
}

const steps: Readonly<Record<string, (place: number) => number>> = {
  ArrowRight: (place) => place + 1,
  ArrowLeft: (place) => place - 1,
  Home: () => 0,
  End: () => -1,
};

function TabList({ tab }: { tab: Tab }) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    const next = step && tabs.at(step(tabs.indexOf(tab)) % tabs.length);
    if (!next) return;
    event.preventDefault();
    choose(next);
    list.current?.querySelector<HTMLElement>(`#${next}-tab`)?.focus({ preventScroll: true });
  }

  return (
    <div ref={list} className="tab-list" role="tablist" aria-label={t.tabs}>
      {tabs.map((name) => (
        <button
          key={name}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag means a tab
          role="tab"
          id={`${name}-tab`}
          aria-selected={name === tab}
          aria-controls={`${name}-panel`}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => choose(name)}
          onKeyDown={onKeyDown}
        >
          {t[name]}
        </button>
      ))}
    </div>
  );
}

const tabInAddress = () => tabs.find((name) => location.hash === `#${name}`) ?? "chant";

/** The tab that the address names, so that it can be revisited and shared; the way back leads to the page before. */
const useTab = () => useSyncExternalStore<Tab>(watchAddress, tabInAddress, () => "chant");

function choose(tab: Tab) {
  const { pathname, search } = location;
  history.replaceState(history.state, "", `${pathname}${search}${tab === "chant" ? "" : `#${tab}`}`);
  for (const listener of listeners) listener();
}

/** The browser does not tell of an address that is replaced, so this does. */
const listeners = new Set<() => void>();

function watchAddress(listener: () => void) {
  listeners.add(listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("hashchange", listener);
  };
}
