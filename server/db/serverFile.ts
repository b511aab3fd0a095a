import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds a file that ships beside the code and is not bundled (workers, migrations).
 * From source it lies under `server/`, in a build under `dist/server/`; SERVER_FILES overrides both.
 */
export function serverFile(relative: string): string {
  const entry = process.argv[1];
  const roots = [
    process.env.SERVER_FILES,
    entry === undefined ? undefined : path.dirname(entry),
    path.join(process.cwd(), 'server'),
    path.join(process.cwd(), 'dist/server'),
  ];
  for (const root of roots) {
    if (root === undefined) continue;
    const file = path.resolve(root, relative);
    if (existsSync(file)) return file;
  }
  throw new Error(`${relative} not found beside the server (looked in ${roots.filter(Boolean).join(', ')})`);
}
