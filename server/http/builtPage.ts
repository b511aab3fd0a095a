import { readFile, stat } from 'node:fs/promises';

/** A page of the build, and the policy that the build wrote into it. */
export interface BuiltPage {
  html: string;
  /** For the header, which alone may say that no page goes around this one. */
  policy: string;
}

/** Where the build writes a page's policy. */
export const POLICY = /\s*<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;

/** Reads a page again whenever a build has replaced it; null while nothing has been built. */
export function builtPage(file: string): { read(): Promise<BuiltPage | null> } {
  let known: { mtimeMs: number; page: BuiltPage | null } = { mtimeMs: -1, page: null };
  return {
    async read() {
      try {
        const { mtimeMs } = await stat(file);
        if (mtimeMs !== known.mtimeMs) {
          const html = await readFile(file, 'utf8');
          const [, policy] = POLICY.exec(html) ?? [];
          // Without its policy the page is not what it says it is.
          known = { mtimeMs, page: policy ? { html, policy: `${policy}; frame-ancestors 'none'` } : null };
        }
      } catch {
        return null;
      }
      return known.page;
    },
  };
}
