import { readFileSync } from 'node:fs';
import { replayEffects } from '@/app/replay/effects/replayEffects';
import { machinesIn } from '@/app/replay/machines';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { settle } from '@/testing/settle';

// From a recording, by `npm run replay -- --to-test`; from here on a test like any other.
const recording = 'src/app/replay/logs/purchase.session.json';

describe('purchase', () => {
  it('goes in the live store as it was recorded', async () => {
    const read = readSessionFile(readFileSync(recording, 'utf8'));
    if (!read.ok) throw new Error(read.text);
    const { divergence, compared, state } = await replayEffects(read.file, () => settle());
    expect(divergence).toBeUndefined();
    expect(compared).toBe(52);
    expect(addressOf(selectPlace(state))).toBe('/recharge');
    const ends = Object.fromEntries(machinesIn(state).map(({ machine, at }) => [machine, at]));
    expect(ends).toMatchObject({
      session: 'member',
      checkin: 'idle',
      bulletin: 'hidden',
      checkout: 'idle',
      download: 'away',
      publish: 'editing',
      unlock: 'idle',
    });
  });
});
