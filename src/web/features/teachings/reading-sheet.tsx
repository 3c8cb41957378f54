import { readingMessages as t } from "#messages/teachings.ts";
import DisplaySheet, { RadioGroup } from "../../ui/display/display-sheet.tsx";
import { writeStored } from "../../device/storage.ts";

const typefaces = ["sans", "serif"] as const;
type Typeface = (typeof typefaces)[number];

/** The choice for teachings is stored under this key. The root element has it in `data-reading` (ui/display). */
const KEY = "reading";

/** Returns the typeface that was chosen on this device. */
const typefaceInForce = (): Typeface =>
  typefaces.find((typeface) => (document.documentElement.dataset[KEY] ?? "").split(" ").includes(typeface)) ?? "sans";

/** Changes the typeface. Without storage the choice lasts as long as the page. */
function chooseTypeface(typeface: Typeface) {
  document.documentElement.dataset[KEY] = typeface;
  writeStored(KEY, typeface);
}

/** Lets people choose how pages look, and the typeface of teachings. */
const ReadingSheet = ({ close }: { close: () => void }) => (
  <DisplaySheet close={close}>
    <RadioGroup
      label={t.typeface}
      name="typeface"
      options={t.typefaces}
      first={typefaceInForce()}
      choose={chooseTypeface}
    />
  </DisplaySheet>
);
export default ReadingSheet;
