import type { Config } from '@server/config';
import type { Files } from './files';
import { localFiles } from './localFiles';
import { overFolder } from './overFolder';

/** The files that the settings name: the data folder's, or those of an S3 store with the data folder's behind them. */
export async function openFiles({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Files> {
  const folder = localFiles(dataDir);
  if (s3 === null) return folder;
  // Only who wants the SDK waits for it.
  const { s3Files } = await import('./s3Files');
  return overFolder(s3Files(s3), folder);
}
