import { limits } from '@portal/shared/contract';
import type { FileKind } from '@portal/shared/contract';
import type { PlainSentence } from '../language/say';

interface Rule {
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** What to choose instead, for a person who chose a wrong file. */
  /** For a file of another kind: what to choose instead. */
  readonly refusal: PlainSentence;
}

export const fileRules: Readonly<Record<FileKind, Rule>> = {
  image: {
    types: limits.files.imageTypes,
    maxBytes: limits.files.imageMax,
    refusal: 'This file cannot be used here. Choose a JPEG, PNG, WebP or AVIF picture.',
  },
  document: {
    types: limits.files.documentTypes,
    maxBytes: limits.files.documentMax,
    refusal: 'This file cannot be used here. Choose a PDF, or a JPEG, PNG, WebP or AVIF picture.',
  },
  video: {
    types: limits.files.videoTypes,
    maxBytes: limits.files.videoMax,
    refusal: 'This file cannot be used here. Choose an MP4 or WebM video.',
  },
};

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
};

export const getExtension = (mimeType: string): string => EXTENSIONS[mimeType] ?? 'bin';

export const isImage = (mimeType: string): boolean => mimeType.startsWith('image/');
