export const toastMessages = { close: "Close", region: "Notifications", announced: "Notification" };
