import { readFileSync } from 'node:fs';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { settle } from '@/testing/settle';
import { replayEffects } from './replayEffects';

describe('effects run again on a log', () => {
  it('H2: a purchase recorded in a browser: every action of session and purchase is made again', async () => {
    const read = readSessionFile(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
    if (!read.ok) throw new Error(read.text);
    const { divergence, compared } = await replayEffects(read.file, () => settle());
    expect(divergence).toBeUndefined();
    expect(compared).toBeGreaterThan(40);
  });
});
