import { buildApp } from '@server/app';
import { newMember } from '@server/testing/square';
import { speakTo, testContext, withTestServer } from '@server/testing/testServer';
import { moneyCalls } from '@/contract/calls/money';
import { createLineKeeper } from './lineKeeper';
import { linesOf } from './linesOf';
import { readLine } from './readLine';
import { sweepLines } from './sweepLines';

const server = withTestServer();
const db = () => server.ctx.database.db;
const NOW = Date.now();
const line = (over: object = {}) =>
  JSON.stringify({ level: 30, time: NOW, traceId: 'abcdefgh1234', msg: 'refused', uid: '745001935', ...over });
const from = new Date(NOW - 1_000_000);
const until = new Date(NOW + 1_000_000);
const of = (...traces: string[]) => linesOf(db(), { traces, support: null, from, until });

describe('lines of the log', () => {
  it('are kept with named fields alone: no uid, no message of an error, nothing new by itself', () => {
    const err = { type: 'DatabaseError', code: '23505', message: 'Key (phone)=(13812345678)', stack: 'at …' };
    expect(readLine(line({ err, phone: '13812345678', route: '/api/x', status: 500, ms: 3.6 }))).toEqual({
      ...{ at: new Date(NOW), trace: 'abcdefgh1234', message: 'refused', level: 30, support: null, method: null },
      ...{ route: '/api/x', status: 500, code: null, ms: 4, fault: 'DatabaseError 23505' },
    });
    for (const other of [line({ traceId: undefined }), line({ level: 20 }), line({ msg: 7 }), '{', '[]', 'null'])
      expect(readLine(other)).toBeNull();
  });

  it('are written together, beside the calls, and more than a flood’s worth is left to the log', async () => {
    const keeper = createLineKeeper(db());
    for (let n = 0; n < 700; n += 1) keeper.take(line({ traceId: `flood-${n}` }));
    await keeper.flush();
    expect(await of('flood-0', 'flood-499', 'flood-500')).toHaveLength(2);
    keeper.take(line({ traceId: 'the-last', code: 3001, support: 'K7Q2-M4' }));
    await keeper.end();
    expect(await of('the-last')).toMatchObject([{ code: 3001, message: 'refused' }]);
    expect(await linesOf(db(), { traces: [], support: 'K7Q2-M4', from, until })).toHaveLength(1);
  });

  it('are lost to the desk and to nothing else where they cannot be written', async () => {
    const keeper = createLineKeeper({ ...db(), executeQuery: () => Promise.reject(new Error('away')) } as never);
    keeper.take(line());
    await expect(keeper.end()).resolves.toBeUndefined();
  });

  it('go after thirty days, and the oldest of too many', async () => {
    await db().deleteFrom('serverLines').execute();
    const keeper = createLineKeeper(db());
    keeper.take(line({ traceId: 'old-one', time: NOW - 31 * 86_400_000 }));
    for (const traceId of ['first', 'second', 'third']) keeper.take(line({ traceId }));
    await keeper.end();
    expect(await sweepLines(db(), NOW)).toBe(1);
    expect(await sweepLines(db(), NOW, 2)).toBe(1);
    const left = await db().selectFrom('serverLines').select('trace').orderBy('id').execute();
    expect(left.map(({ trace }) => trace)).toEqual(['second', 'third']);
  });

  it('are there of a call that was refused and of one that moved money, and not of one that only read', async () => {
    const ctx = testContext(server.ctx.database, { LOG_LEVEL: 'info' });
    const app = await buildApp({ ...ctx, secret: server.ctx.secret }, { log: { write: () => {} } });
    const { ask, get } = speakTo(app);
    const me = await newMember(server);
    const { id: productId } = await db()
      .insertInto('rechargeProducts')
      .values({ coins: 60, priceFen: 600, tag: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = { kind: 'recharge', payType: 'alipay' } as const;
    await get(moneyCalls.payInfo, { ...order, productId, requestId: 'a-request-1' }, me);
    await ask(moneyCalls.payInfo, { ...order, productId: 999_999, requestId: 'a-request-2' }, me);
    await get(moneyCalls.coinProducts, {}, me);
    await app.close();
    const lines = await db().selectFrom('serverLines').select(['message', 'route', 'code']).orderBy('id').execute();
    expect(lines.filter(({ route }) => route?.startsWith('/api/'))).toEqual([
      { message: 'done', route: '/api/order/payInfo', code: 0 },
      { message: 'refused', route: '/api/order/payInfo', code: 1002 },
    ]);
  });
});
