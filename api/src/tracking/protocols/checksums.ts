/** For a polynomial whose bits are written in reverse order, as both protocols use it. */
function createTable(polynomial: number): Uint16Array {
  return Uint16Array.from({ length: 256 }, (_, index) => {
    let value = index;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    return value;
  });
}

const ituTable = createTable(0x8408);
const ibmTable = createTable(0xa001);

function compute(bytes: Buffer, table: Uint16Array, start: number): number {
  let crc = start;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return crc;
}

/** CRC-ITU of GT06, also named CRC-16/X-25. */
export const computeCrcItu = (bytes: Buffer): number => compute(bytes, ituTable, 0xffff) ^ 0xffff;

/** CRC-16/IBM of Teltonika, also named CRC-16/ARC. */
export const computeCrcIbm = (bytes: Buffer): number => compute(bytes, ibmTable, 0);
