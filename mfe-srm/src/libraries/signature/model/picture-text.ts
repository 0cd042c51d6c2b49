/** A picture as a data URL, for storage that keeps only text. */
export async function encodePicture(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${picture.type};base64,${btoa(characters)}`;
}

/** The picture of a data URL; null if the text is none. A policy of the page may forbid to fetch it. */
export function decodePicture(text: string, name: string): File | null {
  const [, type, content] = /^data:(image\/\w+);base64,([\w+/=]+)$/.exec(text) ?? [];
  if (!type || !content) return null;
  try {
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    return new File([bytes], name, { type });
  } catch {
    return null;
  }
}
