/** What the first bytes of a buffer are. */
export type Measure =
  | { readonly kind: 'frame'; readonly length: number }
  | { readonly kind: 'garbage'; readonly length: number }
  | { readonly kind: 'wait' };

export type Piece = { readonly kind: 'frame' | 'garbage'; readonly bytes: Buffer };

/** Names the length of the frame that `bytes` (never empty) begin with, or how many bytes begin none. */
export type MeasureFrame = (bytes: Buffer) => Measure;

/**
 * Cuts a stream into frames: joins split ones, separates joined ones, and skips what is none. It never keeps
 * more than `longest` bytes, because a frame that would be longer is garbage.
 */
export class FrameCutter {
  private kept: Buffer = Buffer.alloc(0);

  constructor(
    private readonly measure: MeasureFrame,
    private readonly longest: number,
  ) {}

  push(chunk: Buffer): Piece[] {
    this.kept = this.kept.length === 0 ? chunk : Buffer.concat([this.kept, chunk]);
    return this.cut();
  }

  /** The rest of the first frame does not arrive: what follows its first byte may contain others. */
  giveUp(): Piece[] {
    if (this.kept.length === 0) return [];
    const first = this.kept.subarray(0, 1);
    this.kept = this.kept.subarray(1);
    return joinGarbage([{ kind: 'garbage', bytes: first }, ...this.cut()]);
  }

  isWaiting(): boolean {
    return this.kept.length > 0;
  }

  private cut(): Piece[] {
    const pieces: Piece[] = [];
    let rest = this.kept;
    while (rest.length > 0) {
      const measured = this.measure(rest);
      if (measured.kind === 'wait' && rest.length < this.longest) break;
      const length = measured.kind === 'wait' ? 1 : Math.max(1, measured.length);
      pieces.push({
        kind: measured.kind === 'frame' ? 'frame' : 'garbage',
        bytes: rest.subarray(0, length),
      });
      rest = rest.subarray(length);
    }
    // A copy: a view would keep the whole received block in memory.
    this.kept = Buffer.from(rest);
    return joinGarbage(pieces);
  }
}

/** Neighbouring garbage becomes one piece, so that a block of it costs one message. */
function joinGarbage(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let garbage: Buffer[] = [];
  const close = () => {
    if (garbage.length > 0) joined.push({ kind: 'garbage', bytes: Buffer.concat(garbage) });
    garbage = [];
  };
  for (const piece of pieces) {
    if (piece.kind === 'garbage') {
      garbage.push(piece.bytes);
      continue;
    }
    close();
    joined.push(piece);
  }
  close();
  return joined;
}
