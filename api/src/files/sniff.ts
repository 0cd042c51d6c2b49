import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

import { fileTypeFromBuffer } from 'file-type/core';

const HEAD_BYTES = 8192;
const TAIL_BYTES = 2048;

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, Math.max(0, position));
  return buffer.subarray(0, bytesRead);
}

/** The media type by content alone: the name and the browser's claim do not count. */
export async function sniff(path: string): Promise<string | null> {
  const file = await open(path, 'r');
  try {
    const head = await readAt(file, 0, HEAD_BYTES);
    const type = await fileTypeFromBuffer(head);
    return type?.mime ?? null;
  } finally {
    await file.close();
  }
}

/** A PDF ends with `%%EOF`; one without it was cut off. */
export async function isWholePdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const tail = await readAt(file, size - TAIL_BYTES, TAIL_BYTES);
    return tail.includes('%%EOF');
  } finally {
    await file.close();
  }
}
