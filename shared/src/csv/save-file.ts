/** Hands a file over to the browser, which asks or saves as it is set to. */
export function saveFile(content: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read after the click has been answered.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
