import { replayEffects } from '@/app/replay/effects/replayEffects';
import { machinesIn } from '@/app/replay/machines';
import type { SessionFile } from '@/app/replay/sessionFile';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';

/** Machines that tell how a case ended; code, toasts and the like come and go. */
const TELLING = /^(session|download|checkout|unlock|bulletin|checkin|publish|edit)$/;

/** A text in the quotes that the formatter puts. */
const quoted = (text: string) => (/['\\\n]/.test(text) ? JSON.stringify(text) : `'${text}'`);

interface Target {
  /** The recording, from the root of the repository. */
  path: string;
  /** What the case is called. */
  name: string;
  settle: () => Promise<void>;
}

/**
 * A Jest test that does a recording again in the app's own store: what fingers did and what the server answered come from the
 * file, and everything that effects make of it, and how it ends, is expected as it is today. Throws when it is otherwise already.
 */
export async function jestTest(file: SessionFile, { path, name, settle }: Target): Promise<string> {
  const { divergence, compared, state } = await replayEffects(file, settle);
  if (divergence) throw new Error(`The effects go another way at #${divergence.s} ${divergence.type}`);
  const ends = machinesIn(state).filter(({ machine }) => TELLING.test(machine));
  return `import { readFileSync } from 'node:fs';
import { replayEffects } from '@/app/replay/effects/replayEffects';
import { machinesIn } from '@/app/replay/machines';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { settle } from '@/testing/settle';

// From a recording, by \`npm run replay -- --to-test\`; from here on a test like any other.
const recording = ${quoted(path)};

describe(${quoted(name)}, () => {
  it('goes in the live store as it was recorded', async () => {
    const read = readSessionFile(readFileSync(recording, 'utf8'));
    if (!read.ok) throw new Error(read.text);
    const { divergence, compared, state } = await replayEffects(read.file, () => settle());
    expect(divergence).toBeUndefined();
    expect(compared).toBe(${compared});
    expect(addressOf(selectPlace(state))).toBe(${quoted(addressOf(selectPlace(state)))});
    const ends = Object.fromEntries(machinesIn(state).map(({ machine, at }) => [machine, at]));
    expect(ends).toMatchObject({
${ends.map(({ machine, at }) => `      ${machine}: ${quoted(at)},`).join('\n')}
    });
  });
});
`;
}
