import { readFileSync } from 'node:fs';
import { readSessionFile } from '@/app/replay/readSessionFile';
import * as price from '@/features/download/price';
import * as greeting from '@/features/session/greetEffects';
import { settle } from '@/testing/settle';
import { replayEffects } from './replayEffects';

function purchase() {
  const read = readSessionFile(readFileSync('src/app/replay/logs/purchase.session.json', 'utf8'));
  if (!read.ok) throw new Error(read.text);
  return replayEffects(read.file, () => settle());
}

describe('effects run again on a log', () => {
  afterEach(() => jest.restoreAllMocks());

  it('R9: a purchase recorded in a browser: every action of session and purchase is made again', async () => {
    const { divergence, compared } = await purchase();
    expect(divergence).toBeUndefined();
    expect(compared).toBeGreaterThan(40);
  });

  it('R10: one changed line of an effect is named: a balance that is always enough', async () => {
    jest.spyOn(price, 'judgeBalance').mockReturnValue('enough');
    const { divergence } = await purchase();
    expect(divergence).toMatchObject({ type: 'download/fellShort', path: '/type', actual: 'download/passed' });
  });

  it('R10: a price that is one too high is named by its path', async () => {
    jest.spyOn(price, 'priceDue').mockImplementation((_game, due) => due + 1);
    const { divergence } = await purchase();
    expect(divergence).toMatchObject({ type: 'download/passed', path: '/payload/due', expected: 6, actual: 7 });
  });

  it('R10: an effect that is gone is named by what it no longer does', async () => {
    jest.spyOn(greeting, 'greetEffects').mockReturnValue([] as never);
    const { divergence } = await purchase();
    expect(divergence?.type).toBe('session/greeted');
  });
});
