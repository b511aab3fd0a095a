import { correction } from './galois';
import { capacity, type Version, versions } from './versions';

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

/** Bits of the length field: eight up to version 9, sixteen from 10 on. */
const lengthBits = (version: Version): number => (version.number < 10 ? 8 : 16);

/** The smallest version that holds so many bytes; throws beyond 213, the most of version 10. */
export function versionFor(bytes: number): Version {
  const found = versions.find((version) => 4 + lengthBits(version) + bytes * 8 <= capacity(version) * 8);
  if (!found) throw new RangeError(`a QR code of version 10 holds no ${bytes} bytes`);
  return found;
}

/** Mode, length, text and padding as the data bytes of a version. */
function dataBytes(text: Uint8Array, version: Version): Uint8Array {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(BYTE_MODE, 4);
  push(text.length, lengthBits(version));
  for (const byte of text) push(byte, 8);
  push(0, Math.min(4, capacity(version) * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const data = new Uint8Array(capacity(version));
  for (const [place, bit] of bits.entries()) data[place >> 3] = (data[place >> 3] ?? 0) | (bit << (7 - (place & 7)));
  for (let place = bits.length / 8, pad = 0; place < data.length; place += 1, pad += 1)
    data[place] = PADDING[pad % 2] ?? 0;
  return data;
}

/** The bytes of all rows, column after column, as long as a row has one. */
function woven(rows: readonly Uint8Array[]): number[] {
  const length = Math.max(...rows.map((row) => row.length));
  return Array.from({ length }, (_, place) =>
    rows.flatMap((row) => (place < row.length ? [row[place] ?? 0] : [])),
  ).flat();
}

/** Everything a symbol carries: data and correction bytes of all blocks, interleaved. */
export function codewords(text: Uint8Array, version: Version): number[] {
  const data = dataBytes(text, version);
  let from = 0;
  const blocks = version.blocks.map((bytes) => {
    from += bytes;
    return data.subarray(from - bytes, from);
  });
  return [...woven(blocks), ...woven(blocks.map((block) => correction(block, version.correction)))];
}
