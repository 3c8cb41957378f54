/**
 * What some browser of the last two years lacks though the site uses it, by what such a browser does instead. Names as
 * supported-browsers.test.ts finds them: `property`, `value`, `rule`, `selector` and `function` of styles, `script` for
 * names that scripts read from the browser. docs/browsers.md says the same to people.
 */
export const gapsByRemedy: Readonly<Record<string, readonly string[]>> = {
  "The pāda that is sung is marked, not its syllable, and a chosen word is told in its card": [
    "script Highlight",
    "selector highlight",
  ],
  "Pages and practice mode change at once, without a fade": [
    "script skipTransition",
    "selector view-transition",
    "selector view-transition-group",
    "selector view-transition-new",
    "selector view-transition-old",
  ],
  "Nothing vibrates; the bell and the ring tell of a bead": ["script vibrate"],
  "A link is copied instead of shared": ["script canShare", "script share"],
  "Texts are kept for times without a network as if no data were to be saved": ["script connection"],
  "No wish about ads is read, so they are asked for": ["script doNotTrack"],
  "A movement of the mouse counts by its event alone": ["script movementX", "script movementY"],
  "A photo is made smaller in the browser's own way": ["script imageSmoothingQuality"],
  "A field keeps its first height, and scrolls": ["property field-sizing", "value field-sizing content"],
  "A text starts with an ordinary letter, and its lines break as usual": [
    "property initial-letter",
    "value text-wrap pretty",
  ],
  "On paper, lines and parts break as usual, and what is folded stays folded": [
    "property orphans",
    "property widows",
    "rule page",
    "selector details-content",
    "value break-after avoid",
  ],
  "The shadow of a card is cut off at its row": ["property overflow-clip-margin"],
  "WebKit has no forced colors": ["property forced-color-adjust", "value forced-color-adjust none"],
  "In forced colors an icon keeps the color of the theme": ["value forced-color-adjust preserve-parent-color"],
  "The build adds the prefix that Safari asks for": [
    "property text-size-adjust",
    "property user-select",
    "value text-decoration transparent",
  ],
  "Each engine has its own name for it, and all are written": [
    "property -webkit-tap-highlight-color",
    "property -webkit-touch-callout",
    "selector -moz-progress-bar",
    "selector -webkit-progress-bar",
    "selector -webkit-progress-value",
    "selector -webkit-search-cancel-button",
  ],
  "Phones have no pointer, and no corner to pull": [
    "property resize",
    "value cursor default",
    "value cursor help",
    "value cursor none",
    "value cursor pointer",
    "value resize vertical",
  ],
  "The name is of a package, or has another meaning here": [
    "script Viewport",
    "function type",
    "script colorScheme",
    "script handle",
    "script uuid",
  ],
};
