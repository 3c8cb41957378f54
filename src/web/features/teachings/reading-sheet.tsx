import { readingMessages as t } from "#messages/teachings.ts";
import DisplaySheet, { RadioGroup } from "../../ui/display/display-sheet.tsx";
import { chooseTypeface, typefaceInForce } from "./reading-choice.ts";

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
