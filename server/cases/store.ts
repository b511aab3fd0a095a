import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Files } from '@server/files/files';
import { type KeptFiles, keptFiles } from '@server/files/keptFiles';
import { CASE_MOST_BYTES } from '@/contract/support';

/** The recordings that members sent, each under its case number. */
export const caseFiles = (files: Files): KeptFiles => keptFiles(files, 'cases', '.json.gz');

/** Packs a recording to be kept. */
export const packed = (text: string): Promise<Buffer> => promisify(gzip)(text);

/** Unpacks what may be a stranger's: no more bytes come out than a recording may have. */
export const unpacked = (bytes: Buffer): Promise<Buffer> =>
  promisify(gunzip)(bytes, { maxOutputLength: CASE_MOST_BYTES.unpacked });

/** The text of a recording that is kept; null where there is none, or only a number that was taken for it. */
export async function readCase(store: Files, number: string): Promise<string | null> {
  const files = caseFiles(store);
  const found = await files.find(number);
  if (!found || found.size === 0) return null;
  return (await unpacked(await files.bytes(number))).toString('utf8');
}
