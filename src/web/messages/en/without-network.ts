/** Text of the toast for a device that cannot keep the texts for times without a network. */
export const withoutNetworkMessages = {
  noRoom: {
    title: "Not every text is kept",
    description: "This device has no room left. Without a network some texts will not open.",
  },
};
