import type { Page } from "@playwright/test";

/**
 * Translates the page as a browser does: each text is replaced by a new one within two elements, again whenever
 * something changes. With `isCareful`, text that is marked as not to be translated is left alone.
 */
export const translatePage = (page: Page, { isCareful }: { isCareful: boolean }) =>
  page.evaluate((spares) => {
    const left = `font, script, style, svg, textarea${spares ? ", [translate=no]" : ""}`;

    function translate(node: Node) {
      if (node instanceof Text) return wrap(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      texts.forEach(wrap);
    }

    function wrap(text: Text) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(left)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    }

    translate(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translate(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, isCareful);
