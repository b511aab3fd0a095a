import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

const NONCE_HOLE = /__CSP_NONCE__/g;

/** The app's one page, with the holes for the nonce. */
export interface ClientPage {
  /** The page for one answer; null while nothing has been built. */
  render(nonce: string): Promise<string | null>;
}

/** Reads `index.html` again whenever a build has replaced it. */
export function clientPage(root: string): ClientPage {
  const file = path.join(root, 'index.html');
  let known = { mtimeMs: -1, html: '' };
  return {
    async render(nonce) {
      try {
        const { mtimeMs } = await stat(file);
        if (mtimeMs !== known.mtimeMs) known = { mtimeMs, html: await readFile(file, 'utf8') };
      } catch {
        return null;
      }
      return known.html.replace(NONCE_HOLE, nonce);
    },
  };
}
