export interface FileLimits {
  /** Media types, such as `image/png`. */
  accept: readonly string[];
  maxBytes: number;
  /** Photos may be larger than this where they are made smaller before they are sent. */
  photoMaxBytes?: number;
}

export const getMaxBytes = (file: File, { maxBytes, photoMaxBytes = maxBytes }: FileLimits): number =>
  file.type.startsWith('image/') ? photoMaxBytes : maxBytes;

export type FileProblem = 'empty' | 'type' | 'size';

/** The checks that are possible before a byte is sent. The server looks into the file itself. */
export function checkFile(file: File, limits: FileLimits): FileProblem | null {
  if (file.size === 0) return 'empty';
  if (!limits.accept.includes(file.type)) return 'type';
  return file.size > getMaxBytes(file, limits) ? 'size' : null;
}

const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
};

/** "PDF, JPEG, or PNG", in the reader's language. */
export function typeNames(accept: readonly string[], locale: string): string {
  const words = accept.map((type) => names[type] ?? type.split('/').at(-1)?.toUpperCase() ?? type);
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(words);
}
