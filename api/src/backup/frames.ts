const LENGTH_BYTES = 4;
/** More than any part that is written, so that a damaged length never asks for gigabytes. */
const LONGEST = 16 * 1024 * 1024;

/** A part of the file: its length, then its bytes. An empty part ends the data of a section. */
export function writeFrame(payload: Buffer): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(payload.length);
  return Buffer.concat([length, payload]);
}

export class CutOffError extends Error {}

/** Reads frames from a stream of bytes and holds one at a time. */
export class FrameReader {
  private held: Buffer = Buffer.alloc(0);

  constructor(private readonly source: AsyncIterator<Buffer>) {}

  async next(): Promise<Buffer> {
    const length = (await this.take(LENGTH_BYTES)).readUInt32BE();
    if (length > LONGEST) throw new CutOffError('A part is too long');
    return this.take(length);
  }

  async isAtEnd(): Promise<boolean> {
    if (this.held.length > 0) return false;
    const { value, done } = await this.source.next();
    if (done) return true;
    this.held = value;
    return this.isAtEnd();
  }

  private async take(bytes: number): Promise<Buffer> {
    const parts = [this.held];
    let got = this.held.length;
    while (got < bytes) {
      const { value, done } = await this.source.next();
      if (done) throw new CutOffError('The file ends too early');
      parts.push(value);
      got += value.length;
    }
    const all = parts.length === 1 ? this.held : Buffer.concat(parts);
    this.held = all.subarray(bytes);
    return all.subarray(0, bytes);
  }
}
