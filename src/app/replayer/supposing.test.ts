import { readFileSync } from 'node:fs';
import { openLog, supposeLog } from './openLog';

const world = { clock: { now: () => 0, after: () => () => {} }, build: 'this' };
const text = readFileSync('src/app/replay/logs/purchase.session.json', 'utf8');

async function recording() {
  const opened = await openLog({ name: 'a', text: async () => text }, world);
  if (!opened.ok) throw new Error(opened.why.text);
  return opened.log;
}

describe('a supposition', () => {
  it('on top of another goes back to the same entry of the one before, and knows the recording’s', async () => {
    const log = await recording();
    const first = await supposeLog(log, { kind: 'skipped', s: 3 }, world);
    const second = await supposeLog(first, { kind: 'skipped', s: 5 }, world);
    const at = 6;
    const [back, root] = [second.supposed?.back[at] ?? 0, second.supposed?.from[at] ?? 0];
    const type = (of: typeof log, s: number) => of.file.entries[s - 1]?.a.type;
    expect([back, root]).toEqual([7, 8]);
    expect(type(second, at)).toBe(type(first, back));
    expect(type(second, at)).toBe(type(log, root));
  });
});
