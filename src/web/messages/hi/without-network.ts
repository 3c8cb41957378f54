import type { withoutNetworkMessages as english } from "../en/without-network.ts";

/** Text of the toast for a device that cannot keep the texts for times without a network. */
export const withoutNetworkMessages: typeof english = {
  noRoom: {
    title: "सारे पाठ नहीं रखे जा सके",
    description: "इस उपकरण में जगह नहीं बची। नेटवर्क के बिना कुछ पाठ नहीं खुलेंगे।",
  },
};
