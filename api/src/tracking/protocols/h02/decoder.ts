import { FrameCutter, type Piece } from '../frame-cutter';
import type { Decoder, Message } from '../report';
import { readBinary } from './binary';
import { isBinary, LONGEST_SENTENCE, measureH02 } from './frame';
import { readSentence } from './sentence';

function readPiece({ kind, bytes }: Piece, receivedAt: Date): Message {
  if (kind === 'garbage') return { kind: 'garbage', bytes: bytes.length, answer: null };
  return isBinary(bytes) ? readBinary(bytes) : readSentence(bytes, receivedAt);
}

/** H02 over TCP: sentences `*HQ,…#`, and the binary messages that start with `$`. Times are UTC. */
export function createH02Decoder(): Decoder {
  const cutter = new FrameCutter(measureH02, LONGEST_SENTENCE);
  const read = (pieces: Piece[], receivedAt: Date) => pieces.map((piece) => readPiece(piece, receivedAt));
  return {
    push: (chunk, receivedAt) => read(cutter.push(chunk), receivedAt),
    giveUp: (receivedAt) => read(cutter.giveUp(), receivedAt),
    isWaiting: () => cutter.isWaiting(),
  };
}
