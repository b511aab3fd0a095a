import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The nine parts of docs/RELIABILITY.md. */
export type Area =
  | 'network'
  | 'session'
  | 'storage'
  | 'money'
  | 'loading'
  | 'interface'
  | 'security'
  | 'models'
  | 'chaos';

interface Details {
  /** What was counted: inputs tried (default) or faults survived. */
  kind?: 'inputs' | 'faults';
  /** What was lost on the way; 0 unless said. */
  lost?: number;
  seed?: number;
  /** A figure that is no count: a time, a share, a slope; shown as it is. */
  note?: string;
}

/** A line of the tally: what one test tried, and when. */
export interface Figure extends Details {
  area: Area;
  what: string;
  n: number;
  /** Epoch ms. */
  at: number;
  /** The file that said so, where the runner tells. */
  where?: string;
}

/** The test file that is running, as Jest knows it. */
function testFile(): string | undefined {
  const jest = globalThis as { expect?: { getState?(): { testPath?: string } } };
  const path = jest.expect?.getState?.().testPath;
  return path && relative(process.cwd(), path);
}

/**
 * Says, at the end of a test that has passed, what it tried: `counted('session', 'expiry storms', 1_000, { seed: 7 })`.
 * Lines of the same area and words are summed. Written only where RELIABILITY_OUT names a file (`npm run reliability`).
 */
export function counted(area: Area, what: string, n: number, details: Details = {}): void {
  const file = process.env.RELIABILITY_OUT;
  if (!file) return;
  const where = testFile();
  const figure: Figure = { area, what, n, at: Date.now(), ...(where && { where }), ...details };
  appendFileSync(file, `${JSON.stringify(figure)}\n`);
}

/** How much a test tries: `quick` in `npm test`, `long` in `npm run reliability`. */
export const effort = (quick: number, long: number): number => (process.env.RELIABILITY_OUT ? long : quick);
