import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file on its way into an archive. */
export interface Part {
  name: string;
  bytes: Uint8Array;
  /** It is packed already: pictures and recordings do not get smaller. */
  stored?: boolean;
}

/** So much is packed at once, a few ms; then whoever waits for an answer comes first. */
const PIECE_BYTES = 256 * 1024;

/** A zip of the parts, made piece by piece so that members' calls go on meanwhile. It is whole in memory, beside the parts. */
export async function pack(parts: readonly Part[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for (const { name, bytes, stored } of parts) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(file);
    for (let at = 0; at === 0 || at < bytes.length; at += PIECE_BYTES) {
      file.push(bytes.subarray(at, at + PIECE_BYTES), at + PIECE_BYTES >= bytes.length);
      await setImmediate();
    }
  }
  zip.end();
  return Buffer.concat(pieces);
}
