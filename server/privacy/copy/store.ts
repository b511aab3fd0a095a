import type { Files } from '@server/files/files';
import { type KeptFiles, keptFiles } from '@server/files/keptFiles';

/** The copies that wait to be fetched, each under a random key. */
export const copyFiles = (files: Files): KeptFiles => keptFiles(files, 'copies', '.zip');
