/** Text of the toast for a device that cannot keep the texts for times without a network. */
export const withoutNetworkMessages = {
  noRoom: {
    title: "Not every text is saved",
    description: "This device has no room left. Some texts will not open when you are offline.",
  },
};
