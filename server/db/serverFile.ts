import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where a path under `server/` lies in the repository, or in a build. */
export const serverPath = (relative: string): string =>
  path.join(process.env.PLAZA_ROOT ?? process.cwd(), 'server', relative);

/**
 * Finds a file that ships beside the code unbundled (worker, migrations) by its path under `server/`. PLAZA_ROOT is
 * the repository, or `dist` for a build (both are set by what starts the server); under Jest it is the folder run in.
 */
export function serverFile(relative: string): string {
  const file = serverPath(relative);
  if (!existsSync(file)) throw new Error(`${file} is missing; start the server through its scripts, or set PLAZA_ROOT`);
  return file;
}
