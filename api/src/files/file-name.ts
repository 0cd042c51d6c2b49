const MAX_LENGTH = 200;

/** A name to show: the last part of what the browser sent, without characters that could mislead. */
export function cleanName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  // Control characters, and those that change the direction of writing: `gpj.exe` must not read `exe.jpg`.
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return [...plain].slice(0, MAX_LENGTH).join('') || 'file';
}

/** The header under which a browser saves the file: the shown name with the extension of the stored type. */
export function contentDisposition(type: 'inline' | 'attachment', name: string, extension: string): string {
  const full = `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${extension}`;
  const ascii = full.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(full).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
