import { renderToStaticMarkup } from "react-dom/server";
import { frameMessages, withoutScriptMessages } from "#messages/frame.ts";
import { oldBrowserMessages } from "#messages/old-browser.ts";
import { language } from "#messages/language.ts";
import { isInDevanagari } from "#model/languages.ts";
import { addressOf } from "#web/messages/addresses.ts";
import type { PageData } from "#web/data/page-data.ts";
import { encodeText, type EncodedText, type ResponseText } from "../http/encoded-text.ts";
import type { Assets } from "./assets.ts";
import type { Description } from "./describe-page.ts";
import { toScriptText } from "./script-text.ts";
import { ShareTags } from "./share-tags.tsx";

interface SharedMarkupOptions {
  assets: Assets;
  /** A style sheet with the colors of the deities. */
  themes: string;
  /** The nonce of the scripts and styles of a page with advertisements. */
  nonce: string;
}

/** Pages of one kind have the same markup around their own head and body. */
interface Kind {
  /** The screen that these pages show; null where there is none. */
  screen: string | null;
  hasAds: boolean;
  isHydrated: boolean;
}

/** The markup before and after what a page says about itself in its head. */
interface SharedMarkup {
  opening: EncodedText;
  closing: EncodedText;
}

export type FindSharedMarkup = (kind: Kind) => SharedMarkup;

/** People who read such a language can read Devanagari. They only see Latin letters below it if they choose them. */
const ownLetters = isInDevanagari(language) ? ' data-letters="none"' : "";

/** Renders what all pages of a kind have in common once, because styles are the largest part of a page. */
export function createSharedMarkup({ assets, themes, nonce: nonceOfAds }: SharedMarkupOptions): FindSharedMarkup {
  const known = new Map<string, SharedMarkup>();

  function render({ screen, hasAds, isHydrated }: Kind): SharedMarkup {
    const nonce = hasAds ? nonceOfAds : undefined;
    const opening = renderToStaticMarkup(<Opening {...{ assets, screen, nonce, isHydrated }} />);
    const closing = renderToStaticMarkup(<Closing {...{ assets, screen, nonce, themes }} />);
    const withoutScript = renderToStaticMarkup(<WithoutScript screen={screen} />);
    return {
      opening: encodeText(`<!doctype html><html lang="${language}"${ownLetters}><head>${opening}`),
      closing: encodeText(`${closing}</head><body>${withoutScript}`),
    };
  }

  return function findSharedMarkup(kind) {
    const key = JSON.stringify(kind);
    const found = known.get(key) ?? render(kind);
    known.set(key, found);
    return found;
  };
}

interface DocumentOptions extends HeadProps, Omit<BodyProps, "nonce"> {
  sharedMarkup: SharedMarkup;
  nonce: string | undefined;
}

/** Returns everything around the app. It is rendered as static markup, so React escapes every value. */
export const toDocument = ({ sharedMarkup, body, data, nonce, ...head }: DocumentOptions): ResponseText => [
  sharedMarkup.opening,
  renderToStaticMarkup(<Head {...head} />),
  sharedMarkup.closing,
  `${renderToStaticMarkup(<Body {...{ body, data, nonce }} />)}</body></html>`,
];

interface PartProps extends Pick<Kind, "screen"> {
  assets: Assets;
  nonce: string | undefined;
}

const Opening = ({ isHydrated, ...part }: PartProps & Pick<Kind, "isHydrated">) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    {isHydrated && <Starter {...part} />}
  </>
);

/** The starter is fetched while the page loads and runs as soon as it has arrived, so that no paint waits for it. */
const Starter = ({ assets, screen, nonce }: PartProps) => (
  <script
    async

    {...assets.starter}
    nonce={nonce}
    data-scripts={assets.scriptsFor(screen).join(" ")}
  />
);

const feedTitle = frameMessages.teachings;

const Closing = ({ themes, ...part }: PartProps & Pick<SharedMarkupOptions, "themes">) => (
  <>
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={addressOf("/manifest.webmanifest")} />
    <link rel="alternate" href={addressOf("/atom.xml")} type="application/atom+xml" title={feedTitle} />
    <link rel="alternate" href={addressOf("/rss.xml")} type="application/rss+xml" title={feedTitle} />
    <link rel="stylesheet" href={part.assets.printSheet} media="print" />
    <Style {...part} />
    <style nonce={part.nonce} {...raw(themes)} />
  </>
);

/** The page's own styles, which also say where those of other screens are (web/boot/screen-styles.ts). */
function Style({ assets, screen, nonce }: PartProps) {
  const style = assets.styleFor(screen);
  if (!style) return <link rel="stylesheet" href={assets.styleSheet} />;
  return <style nonce={nonce} data-screen={screen ?? ""} data-sheet={assets.styleSheet} {...raw(style.text)} />;
}

function WithoutScript({ screen }: Pick<Kind, "screen">) {
  const words = withoutScriptMessages[screen ?? ""];
  return (
    <>
      {words && (
        <noscript>
          <p className="without-script">{words}</p>
        </noscript>
      )}
      <p className="old-browser">{oldBrowserMessages.tooOld}</p>
    </>
  );
}

interface HeadProps {
  /** The title of the page alone, and with the name of the site after it. */
  name: string;
  title: string;
  description: string;
  /** The flag is true where search engines should list the page. */
  isListed: boolean;
  /** The value is null for a page that nobody should share. */
  shared: Description | null;
  adAccount: string | null;
}

const Head = ({ name, title, description, isListed, shared, adAccount }: HeadProps) => (
  <>
    <title>{title}</title>
    <meta name="description" content={description} />
    {isListed && shared ? <Listed {...shared} /> : <meta name="robots" content="noindex" />}
    {adAccount && <meta name="google-adsense-account" content={adAccount} />}
    <ShareTags title={name} description={description} page={shared} />
  </>
);

/** Tells search engines under which addresses to list the page, in this language and in others. */
const Listed = ({ listedUrl, alternates }: Description) => (
  <>
    <link rel="canonical" href={listedUrl} />
    {alternates.map(({ language: hrefLang, url }) => (
      <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={url} />
    ))}
  </>
);

interface BodyProps {
  body: string;
  /** The data is null for a page that is not hydrated. */
  data: PageData | null;
  nonce: string | undefined;
}

const Body = ({ body, data, nonce }: BodyProps) => (
  <>
    <div id="root" {...raw(body)} />
    {/* The starter keeps this element when it removes the scripts, because its nonce allows the page to run the
       scripts of others (web/features/ads/ad-script.ts). */}
    {data && <script type="application/json" id="page-data" nonce={nonce} {...raw(toScriptText(data))} />}
  </>
);

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
