import type { oldBrowserMessages as english } from "../en/old-browser.ts";

export const oldBrowserMessages: typeof english = {
  tooOld: "यह ब्राउज़र इस पूरी साइट के लिए पुराना है: पढ़ना हो सकता है, बाकी शायद न चले। इसे अपडेट करें।",
};
