/** Puts a file among the device's downloads. */
export function saveFile(file: File) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads it after this event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
