import { MINUTE } from '../contract';

/** Passes a file to the browser, which asks or saves, depending on its settings. */
export function saveFile(content: BlobPart, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(url), MINUTE);
}
