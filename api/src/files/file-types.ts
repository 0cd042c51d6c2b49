import { limits } from '@portal/shared/contract';
import type { FileKind } from '@portal/shared/contract';

interface Rule {
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** What to choose instead, for the person who chose wrongly. */
  readonly accepted: string;
}

export const fileRules: Readonly<Record<FileKind, Rule>> = {
  image: {
    types: limits.files.imageTypes,
    maxBytes: limits.files.imageMax,
    accepted: 'a JPEG, PNG, WebP or AVIF picture',
  },
  document: {
    types: limits.files.documentTypes,
    maxBytes: limits.files.documentMax,
    accepted: 'a PDF, or a JPEG, PNG, WebP or AVIF picture',
  },
  video: {
    types: limits.files.videoTypes,
    maxBytes: limits.files.videoMax,
    accepted: 'an MP4 or WebM video',
  },
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

export const extensionOf = (mimeType: string): string => EXTENSIONS[mimeType] ?? 'bin';

export const isImage = (mimeType: string): boolean => mimeType.startsWith('image/');
