import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The version in package.json, wherever the server was started from. */
export function serverVersion(root = process.env.PLAZA_ROOT ?? '.'): string {
  for (const folder of [root, path.join(root, '..'), '.']) {
    try {
      const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
        string,
        unknown
      >;
      if (name === 'plaza' && typeof version === 'string') return version;
    } catch {
      // Not here: a built server lies below its package.
    }
  }
  return '0.0.0';
}
