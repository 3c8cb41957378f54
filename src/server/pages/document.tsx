import { frameMessages } from "#web/messages/frame.ts";
import { withoutScriptMessages } from "#web/messages/without-script.ts";
import type { PageData } from "#web/boot/page-data.ts";
import type { Assets } from "./assets.ts";
import type { Description } from "./describe-page.ts";
import { ShareTags } from "./share-tags.tsx";

interface Props {
  /** Titles of the page alone, and with the name of the site behind it. */
  name: string;
  title: string;
  description: string;
  /** True where search engines should list it. */
  isListed: boolean;
  /** Null for a page that nobody should share. */
  shared: Description | null;
  assets: Assets;
  /** Style sheet with the colors of the deities. */
  themes: string;
  /** The screen it shows; null where there is none. */
  screen: string | null;
  body: string;
  adAccount: string | null;
  /** Given where the page carries advertisements: then scripts and styles need it. */
  nonce: string | undefined;
  /** Null for a page that is not hydrated. */
  data: PageData | null;
}

const feedTitle = frameMessages.en.teachings;

/** All that stands around the app. Rendered as static markup, so React escapes every value. */
export const Document = ({
  name,
  title,
  description,
  isListed,
  shared,
  assets,
  themes,
  screen,
  body,
  adAccount,
  nonce,
  data,
}: Props) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {isListed && shared ? <link rel="canonical" href={shared.url} /> : <meta name="robots" content="noindex" />}
      <ShareTags title={name} description={description} page={shared} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" href="/atom.xml" type="application/atom+xml" title={feedTitle} />
      <link rel="alternate" href="/rss.xml" type="application/rss+xml" title={feedTitle} />
      <Style assets={assets} screen={screen} nonce={nonce} />
      <style nonce={nonce} {...raw(themes)} />
      {data && <Starter assets={assets} screen={screen} nonce={nonce} />}
      {adAccount && <meta name="google-adsense-account" content={adAccount} />}
    </head>
    <body>
      <WithoutScript screen={screen} />
      <div id="root" {...raw(body)} />
      {/* Keeps this one of its scripts: its nonce says that the page may run those of others (web/ads/ad-script.ts). */}
      {data && <script type="application/json" id="page-data" nonce={nonce} {...raw(toScriptText(data))} />}
    </body>
  </html>
);

function WithoutScript({ screen }: Pick<Props, "screen">) {
  const words = withoutScriptMessages.en[screen ?? ""];
  return (
    words && (
      <noscript>
        <p className="without-script">{words}</p>
      </noscript>
    )
  );
}

/** Fetched beside the page and run as soon as it is there, so that no paint waits for it. */
const Starter = ({ assets, screen, nonce }: Pick<Props, "assets" | "screen" | "nonce">) => (
  <script async {...assets.starter} nonce={nonce} data-scripts={assets.scriptsFor(screen).join(" ")} />
);

/** The page's own styles, which also say where those of other screens are (web/boot/screen-styles.ts). */
function Style({ assets, screen, nonce }: Pick<Props, "assets" | "screen" | "nonce">) {
  const style = assets.styleFor(screen);
  if (!style) return <link rel="stylesheet" href={assets.styleSheet} />;
  return <style nonce={nonce} data-screen={screen ?? ""} data-sheet={assets.styleSheet} {...raw(style.text)} />;
}

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

/** With no `<` in it, no word of the content can end the script element. */
const toScriptText = (data: PageData) => JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
