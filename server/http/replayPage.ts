import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** The page that replays action logs, and the policy the build wrote into it. */
export interface ReplayAnswer {
  html: string;
  /** Forbids all network; the build names the page's own style by its hash. */
  policy: string;
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/** Reads `replay.html` again whenever a build has replaced it; null while nothing has been built. */
export function replayPage(root: string): { read(): Promise<ReplayAnswer | null> } {
  const file = path.join(root, 'replay.html');
  let known: { mtimeMs: number; answer: ReplayAnswer | null } = { mtimeMs: -1, answer: null };
  return {
    async read() {
      try {
        const { mtimeMs } = await stat(file);
        if (mtimeMs !== known.mtimeMs) {
          const html = await readFile(file, 'utf8');
          const [, policy] = POLICY.exec(html) ?? [];
          // Without its policy the page is not what it says it is.
          known = { mtimeMs, answer: policy ? { html, policy: `${policy}; frame-ancestors 'none'` } : null };
        }
      } catch {
        return null;
      }
      return known.answer;
    },
  };
}
