/** The message ends before a value that it must contain. */
export class ShortMessage extends Error {
  override readonly name = 'ShortMessage';
}

/** Reads big-endian values one after the other. @throws ShortMessage past the end */
export class ByteReader {
  private position = 0;

  constructor(private readonly bytes: Buffer) {}

  get left(): number {
    return this.bytes.length - this.position;
  }

  take(length: number): Buffer {
    if (length < 0 || length > this.left) throw new ShortMessage();
    this.position += length;
    return this.bytes.subarray(this.position - length, this.position);
  }

  /** @param length bytes, 1 to 6 */
  uint(length: number): number {
    return this.take(length).readUIntBE(0, length);
  }

  int(length: number): number {
    return this.take(length).readIntBE(0, length);
  }

  uint64(): bigint {
    return this.take(8).readBigUInt64BE(0);
  }
}
