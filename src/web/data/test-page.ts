import { act, createElement, type ReactElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { SWRConfig } from "swr";
import { afterEach } from "vitest";
import { watched } from "../device/reach.ts";
import { createFetcher, replyConfig, useReplyCache, type ReplyCache } from "./reply-cache.ts";
import { TestApi } from "./test-api.ts";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => act(close)));

interface Opened {
  /** The replies that came with the page, which is then hydrated. */
  replies?: Record<string, unknown>;
}

/** Shows a page in the document of a test. It is removed when the test ends. */
export async function openPage(first: ReactElement, { replies }: Opened = {}) {
  const api = new TestApi();
  const value = replyConfig(createFetcher(watched(api.transport)), replies);
  const caches: ReplyCache[] = [];
  const Cache = () => void caches.splice(0, 1, useReplyCache());
  const app = (page: ReactElement) => createElement(SWRConfig, { value }, createElement(Cache), page);
  const container = document.createElement("div");
  const mismatches: unknown[] = [];
  const onRecoverableError = (error: unknown) => void mismatches.push(error);
  if (replies) container.innerHTML = renderToString(app(first));
  const root = replies
    ? await act(async () => hydrateRoot(container, app(first), { onRecoverableError }))
    : createRoot(container);
  const show = (page: ReactElement) => act(async () => root.render(app(page)));
  if (!replies) await show(first);
  closing.push(() => root.unmount());
  const [cache] = caches;
  if (!cache) throw new Error("The page was not rendered");
  return { api, cache, show, mismatches, text: () => container.textContent };
}
