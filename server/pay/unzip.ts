import { inflateRawSync } from 'node:zlib';

/** A bill of a day is some megabytes at most; more is no bill. */
const MOST_BYTES = 256 * 1024 * 1024;
const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;

/** The files of a small zip, by its list at the end; names in whatever letters their maker used. */
export function unzip(zip: Buffer): { name: Buffer; bytes: Buffer }[] {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new Error('no zip file');
  const files = [];
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('the zip file is broken');
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((place) => zip.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + packed);
    files.push({
      name: zip.subarray(at + 46, at + 46 + name),
      bytes: method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: MOST_BYTES }),
    });
    at += 46 + name + extra + comment;
  }
  return files;
}
