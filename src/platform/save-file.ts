/** Hands a file to the golfer: their downloads, or wherever their browser asks. */
export const saveFile = (name: string, type: string, content: string | Blob): void => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have read it first.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
