import { Game } from '@/contract/game';
import { listOf } from '@/contract/page';
import { VipConfig } from '@/contract/vip';
import { readAnswer } from './readAnswer';

const who = { uid: '', epoch: 0 } as Parameters<typeof readAnswer>[2];
const read = (data: unknown, output: Parameters<typeof readAnswer>[1]) =>
  readAnswer({ code: 0, msg: '', data }, output, who);
const game = (id: number, more: object = {}) => ({ id, appID: '2008', name: `g${id}`, onlineType: 0, ...more });
const plan = (id: number, badge: string) => ({ id, title: 't', days: 30, priceCoins: 1, priceFen: 1, badge });

describe('what the server calls a call', () => {
  const refused = (traceId: string) => readAnswer({ code: 3001, msg: '钻石不足', traceId }, Game, who);

  it('goes with the fault, where it is a plain short word', () => {
    expect(refused('pQ3vD0u8Zk1a')).toMatchObject({ error: { kind: 'business', traceId: 'pQ3vD0u8Zk1a' } });
    const odd = readAnswer({ code: 0, data: { id: 'x' }, traceId: 'pQ3vD0u8Zk1a' }, Game, who);
    expect(odd).toMatchObject({ error: { kind: 'unreadable', traceId: 'pQ3vD0u8Zk1a' } });
  });

  it.each(['', '请联系 QQ 4711', 'x'.repeat(65)])('is left out where it is %j', (traceId) => {
    const read = refused(traceId);
    expect('error' in read && read.error).not.toHaveProperty('traceId');
  });
});

describe('G5: what a newer server knows and this app does not', () => {
  it('in a list of a row is left out, and the row stays', () => {
    const found = read({ records: [game(1, { platforms: [1, 'harmony', 2] }), game(2)] }, listOf(Game));
    expect(found).toMatchObject({
      data: { records: [{ id: 1, platforms: [1, 2] }, { id: 2 }] },
      leftOut: ['records.0.platforms.1'],
    });
  });

  it('in a row takes that row along, and no other', () => {
    const found = read({ plans: [plan(1, 'month'), plan(2, 'quarter'), plan(3, 'year')] }, VipConfig);
    expect(found).toMatchObject({ data: { plans: [{ id: 1 }, { id: 3 }] }, leftOut: ['plans.1.badge'] });
  });

  it('outside of any list is an answer that cannot be read', () => {
    expect(read({ plans: 'none' }, VipConfig)).toMatchObject({ error: { kind: 'unreadable', path: 'plans' } });
    expect(read(plan(1, 'quarter'), VipConfig)).toMatchObject({ error: { kind: 'unreadable' } });
  });
});
