import { buildApp } from '@server/app';
import type { ServerContext } from '@server/context';
import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { askPending } from '@server/money/askPending';
import { askRefunds } from '@server/money/askRefunds';
import { balanceOf } from '@server/money/ledger';
import { ORDER_LIFETIME, type StoredOrder } from '@server/money/orders';
import { seedMoney } from '@server/money/seedMoney';
import { settleCase } from '@server/money/settleCase';
import { newMember, type TestMember } from '@server/testing/square';
import { speakTo, withTestServer } from '@server/testing/testServer';
import type { FastifyInstance } from 'fastify';
import { moneyCalls } from '@/contract/calls/money';
import { type Notice, noticePath, type PaymentProvider } from './port';
import { type AlipaySimulator, alipaySimulator } from './testing/alipaySimulator';
import { type WechatSimulator, wechatSimulator } from './testing/wechatSimulator';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
const ORIGIN = 'https://plaza.example';
const NEW_MEMBER = 20;
const COINS = 315;

/** A house with one provider whose other side is a simulator. */
interface House<Side> {
  side: Side;
  provider: PaymentProvider;
  ctx: ServerContext;
  app: FastifyInstance;
  me: TestMember;
}
const open: { side: { close(): Promise<void> }; app: FastifyInstance }[] = [];
afterEach(async () => {
  for (const { side, app } of open.splice(0)) {
    await app.close();
    await side.close();
  }
});

async function house<Side extends AlipaySimulator | WechatSimulator>(side: Side, rates = {}): Promise<House<Side>> {
  const { ctx: base } = server;
  const config = { ...base.config, publicOrigin: ORIGIN, ...rates };
  const provider = await side.provider({ ...base, db: base.database.db, origin: ORIGIN });
  const ctx = { ...base, config, payments: [provider] };
  const app = await buildApp(ctx);
  open.push({ side, app });
  return { side, provider, ctx, app, me: await newMember(server) };
}
const houses = {
  alipay: async (rates = {}) => house(await alipaySimulator(server.ctx.clock), rates),
  wechat: async (rates = {}) => house(await wechatSimulator(server.ctx.clock), rates),
};
type AnyHouse = House<AlipaySimulator | WechatSimulator>;

let asked = 0;
async function order({ app, ctx, me, provider }: AnyHouse): Promise<StoredOrder & { payUrl: string }> {
  asked += 1;
  const [payType = ''] = provider.payTypes;
  const wish = { kind: 'recharge', productId: 2, payType, requestId: `request-real-${asked}` } as const;
  const { orderId, payUrl } = await speakTo(app).get(moneyCalls.payInfo, wish, me);
  const row = await ctx.database.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { ...row, payUrl };
}
/** It tells, over HTTP; answers the status and the words. */
async function tell({ app, provider }: AnyHouse, { headers, body }: Notice) {
  const type = body.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded';
  const payload = { method: 'POST', url: noticePath(provider.name), payload: body } as const;
  const said = await app.inject({
    ...payload,
    headers: { ...(headers as Record<string, string>), 'content-type': type },
  });
  return [said.statusCode, said.body];
}
const heard = (ctx: ServerContext) =>
  ctx.database.db.selectFrom('payNotifications').select('result').orderBy('id').execute();
const results = async (ctx: ServerContext) => (await heard(ctx)).map(({ result }) => result);
const diamonds = ({ ctx, me }: AnyHouse) => balanceOf(ctx.database.db, me.id);
const stateOf = async ({ ctx }: AnyHouse, { id }: StoredOrder) =>
  (await ctx.database.db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const pass = (ms: number) => server.ctx.clock.runAhead(ms);
const ask = ({ ctx }: AnyHouse) => askPending(ctx, ctx.clock.now());
const paidBy = async (here: AnyHouse) => {
  const wanted = await order(here);
  expect(await here.side.visit(wanted, here.provider)).toBe(true);
  expect(await here.side.pay(wanted)).toBe(true);
  return wanted;
};
const takes = { alipay: [200, 'success'], wechat: [200, '{"code":"SUCCESS"}'] };
const refuses = { alipay: [200, 'fail'], wechat: [500, '{"code":"FAIL","message":"not taken"}'] };

describe.each(['alipay', 'wechat'] as const)('%s', (name) => {
  it('is opened, paid, told and asked about: credited once, whichever comes first and however often', async () => {
    const here: AnyHouse = await houses[name]();
    const wanted = await paidBy(here);
    const notice = (await here.side.notice(wanted)) as Notice;
    pass(60_000);
    const [first, second] = await Promise.all([tell(here, notice), tell(here, notice), ask(here)]);
    expect([first, second, await tell(here, notice)]).toEqual([takes[name], takes[name], takes[name]]);
    expect(await diamonds(here)).toBe(NEW_MEMBER + COINS);
    expect(await stateOf(here, wanted)).toBe('paid');
    expect(await here.side.balance()).toBe(3000);
    const said = [await here.provider.hear(notice), await here.provider.query(wanted)];
    const payers = said.map((one) => ('payment' in one ? one.payment.payer : undefined));
    expect(payers).toEqual([payers[0] ?? 'nobody', payers[0]]);
    expect(await checkDatabase(here.ctx.database.db)).toEqual([]);
  });

  it('may tell as often as it likes from one address; what it has not signed is counted there', async () => {
    const here: AnyHouse = await houses[name]({ rateLimitMax: 4 });
    const notice = (await here.side.notice(await paidBy(here))) as Notice;
    const times = Array.from({ length: 9 }, (_, n) => n);
    const told = async () => {
      for (const _ of times) expect(await tell(here, notice)).toEqual(takes[name]);
    };
    await told();
    const forged = { ...notice, body: notice.body.replace(/.$/, (last) => (last === '}' ? ' }' : `${last}x`)) };
    const statuses: unknown[] = [];
    for (const _ of times) statuses.push((await tell(here, forged))[0]);
    expect(statuses).toEqual(times.map((n) => (n < 4 ? refuses[name][0] : 429)));
    await told();
    expect((await results(here.ctx)).filter((result) => result === 'badSignature')).toHaveLength(4);
  });

  it('never tells, breaks off, and is found out by asking; unopened it is unknown, and not unpaid', async () => {
    const here: AnyHouse = await houses[name]();
    const wanted = await order(here);
    expect(await here.provider.query(wanted)).toEqual({ state: 'unknown' });
    expect(await here.provider.close(wanted)).toBe('unknown');
    await here.side.visit(wanted, here.provider);
    expect(await here.provider.query(wanted)).toEqual({ state: 'waiting' });
    await here.side.pay(wanted);
    here.side.trouble('lostAnswer');
    pass(60_000);
    await expect(ask(here)).rejects.toThrow('1 of 1');
    here.side.trouble(null);
    expect(await stateOf(here, wanted)).toBe('pending');
    pass(ORDER_LIFETIME + 60_000);
    await ask(here);
    expect(await stateOf(here, wanted)).toBe('paid');
    expect(await diamonds(here)).toBe(NEW_MEMBER + COINS);
  });

  it('tells late, under an old date: the provider is asked, and a copy of what never was is refused', async () => {
    const here: AnyHouse = await houses[name]();
    const wanted = await paidBy(here);
    const old = (await here.side.notice(wanted)) as Notice;
    pass(3 * 3_600_000);
    expect(await tell(here, old)).toEqual(takes[name]);
    expect(await results(here.ctx)).toEqual(['paid']);
    expect(await diamonds(here)).toBe(NEW_MEMBER + COINS);
  });

  it('tells of another amount, which waits for a person and goes back through the provider', async () => {
    const here: AnyHouse = await houses[name]();
    const wanted = await paidBy(here);
    const change = { total_amount: '0.01', amount: { total: 1, currency: 'CNY' } };
    const notice = here.side.noticeOf as (orderId: string, change: object) => Notice;
    const { [name === 'alipay' ? 'amount' : 'total_amount']: _others, ...less } = change;
    expect(await tell(here, notice(wanted.id, less))).toEqual(takes[name]);
    expect(await results(here.ctx)).toEqual(['wrongAmount']);
    expect(await diamonds(here)).toBe(NEW_MEMBER);
    const { id } = await here.ctx.database.db.selectFrom('moneyCases').select('id').executeTakeFirstOrThrow();
    const now = () => here.ctx.clock.now();
    await withTx(here.ctx.database.db, (tx) => settleCase(tx, { id, decision: 'refunded', note: 'x', now: now() }));
    here.side.trouble('lostAnswer');
    await expect(askRefunds(here.ctx, now())).rejects.toThrow('1 of 1');
    here.side.trouble(null);
    for (const minute of [1, 3, 9]) {
      pass(minute * 60_000);
      await askRefunds(here.ctx, now());
    }
    const refunds = await here.ctx.database.db.selectFrom('providerRefunds').select(['state', 'amountFen']).execute();
    expect(refunds).toEqual([{ state: 'done', amountFen: 1 }]);
    expect([await here.side.refunds(), await here.side.balance()]).toEqual([1, 2999]);
    expect(await checkDatabase(here.ctx.database.db)).toEqual([]);
  });

  it('is not believed without its signature, in any part', async () => {
    const here: AnyHouse = await houses[name]();
    const wanted = await paidBy(here);
    const { headers, body } = (await here.side.notice(wanted)) as Notice;
    const forged = [
      { headers, body: body.replace(wanted.id.slice(-6), '000000') },
      { headers, body: body.slice(0, -2) },
      { headers: {}, body: '' },
      { headers, body: '{}' },
    ].filter((notice) => notice.body !== body);
    for (const notice of forged) expect(await tell(here, notice)).toEqual(refuses[name]);
    expect(new Set(await results(here.ctx))).toEqual(new Set(['badSignature']));
    expect(await stateOf(here, wanted)).toBe('pending');
    expect(await diamonds(here)).toBe(NEW_MEMBER);
  });

  it('closes there what is over here, and takes nothing for it after that; a page opened again is the same', async () => {
    const here: AnyHouse = await houses[name]();
    const [wanted, unopened] = [await order(here), await order(here)];
    expect(await here.side.visit(wanted, here.provider)).toBe(true);
    expect(await here.side.visit(wanted, here.provider)).toBe(true);
    for (const { id } of [wanted, unopened]) await speakTo(here.app).get(moneyCalls.closeOrder, { id }, here.me);
    await ask(here);
    expect(await here.side.pay(wanted)).toBe(false);
    expect((await here.app.inject(wanted.payUrl)).headers.location).toContain('/recharge?orderId=');
    pass(2 * 24 * 3_600_000);
    await ask(here);
    const left = await here.ctx.database.db.selectFrom('orders').select('id').where('askAt', 'is not', null).execute();
    expect(left).toEqual([]);
  });

  it('accounts for its day in lines that agree with the books', async () => {
    const here: AnyHouse = await houses[name]();
    const wanted = await paidBy(here);
    expect(await here.provider.statement(name, '2026-03-01')).toBeNull();
    const amount = { amountFen: 1000, totalFen: 3000, reason: 'x' };
    const { payment } = (await here.provider.query(wanted)) as { payment: { providerTxn: string } };
    await here.provider.refund({ id: 'part-1', orderId: wanted.id, ...payment, ...amount });
    expect(await here.provider.statement(name, '2026-03-02')).toMatchObject([
      { kind: 'payment', orderNo: wanted.id, amountFen: 3000, providerTxn: payment.providerTxn, at: expect.any(Date) },
      { kind: 'refund', orderNo: wanted.id, amountFen: 1000 },
    ]);
    const much = { ...amount, amountFen: 3000 };
    expect(await here.provider.refund({ id: 'part-2', orderId: wanted.id, ...payment, ...much })).toMatchObject({
      state: 'refused',
    });
    expect(await here.side.balance()).toBe(2000);
  });
});

describe('alipay', () => {
  it('sends the member to a signed page with the end of the order, and hands an app its string', async () => {
    const here = await houses.alipay();
    const wanted = await order(here);
    const to = String((await here.app.inject(wanted.payUrl)).headers.location);
    expect(to).toContain('alipay.trade.wap.pay');
    const fields = Object.fromEntries(new URL(to).searchParams);
    expect(fields).toMatchObject({ notify_url: `${ORIGIN}/pay/alipay/notify` });
    expect(JSON.parse(fields.biz_content ?? '')).toMatchObject({
      total_amount: '30.00',
      time_expire: '2026-03-02 12:30:00',
    });
    const app = await here.app.inject(`${wanted.payUrl}&as=app`);
    expect(app.headers['content-type']).toContain('text/plain');
    expect(new URLSearchParams(app.body).get('method')).toBe('alipay.trade.app.pay');
    expect((await here.app.inject(`/pay/alipay/${wanted.id}?sig=x`)).headers.location).toBe('/recharge');
  });

  it('is not believed when it answers with a key that is not known, and to a notice with the weak method or for another app', async () => {
    const here = await houses.alipay();
    const wanted = await paidBy(here);
    expect(await tell(here, here.side.noticeOf(wanted.id, { app_id: '2021000000000009' }))).toEqual(refuses.alipay);
    expect(await tell(here, here.side.noticeOf(wanted.id, { sign_type: 'RSA' }, false))).toEqual(refuses.alipay);
    here.side.forgeAnswers();
    pass(60_000);
    await expect(ask(here)).rejects.toThrow('1 of 1');
    expect(await stateOf(here, wanted)).toBe('pending');
  });
});

describe('wechat', () => {
  const within = 'Mozilla/5.0 MicroMessenger/8.0.50';

  it('asks within WeChat who pays, and opens its sheet there; elsewhere it sends to its page', async () => {
    const here = await houses.wechat();
    const wanted = await order(here);
    const visit = (url: string) => here.app.inject({ url, headers: { 'user-agent': within } });
    const login = new URL(String((await visit(wanted.payUrl)).headers.location));
    expect(login.hostname).toBe('open.weixin.qq.com');
    const back = new URL(login.searchParams.get('redirect_uri') ?? '');
    expect(back.origin).toBe(ORIGIN);
    const page = await visit(`${back.pathname}${back.search}&code=lin&state=pay`);
    expect(page.body).toContain(`"package":"prepay_id=wx${wanted.id}"`);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'nonce-[\w-]+'/);
    expect(here.side.payerOf(wanted.id)).toBe('o-lin');
    const elsewhere = await order(here);
    const to = new URL(String((await here.app.inject(elsewhere.payUrl)).headers.location));
    expect(to.searchParams.get('redirect_url')).toBe(`${ORIGIN}/recharge?orderId=${elsewhere.id}`);
  });

  it('signs with a certificate, which is believed until it expires and no longer', async () => {
    const side = await wechatSimulator(server.ctx.clock);
    side.useCertificate();
    const here = await house(side);
    const [first, second] = [await paidBy(here), await paidBy(here)];
    expect(await tell(here, (await side.notice(first)) as Notice)).toEqual(takes.wechat);
    pass(300 * 24 * 3_600_000);
    expect(await tell(here, (await side.notice(second)) as Notice)).toEqual(refuses.wechat);
    await expect(ask(here)).rejects.toThrow('1 of 1');
    expect([await stateOf(here, first), await stateOf(here, second)]).toEqual(['paid', 'pending']);
  });

  it('signs with another key of its platform: nothing is believed until that is known, and nothing is lost', async () => {
    const here = await houses.wechat();
    const wanted = await paidBy(here);
    const added = here.side.rotate();
    expect(await tell(here, (await here.side.notice(wanted)) as Notice)).toEqual(refuses.wechat);
    pass(60_000);
    await expect(ask(here)).rejects.toThrow('1 of 1');
    expect(await stateOf(here, wanted)).toBe('pending');
    const both = `${here.side.environment.WECHAT_PLATFORM_KEYS}\n${added}`;
    Object.assign(here.side.environment, { WECHAT_PLATFORM_KEYS: both });
    const payments = [await here.side.provider({ ...server.ctx, db: here.ctx.database.db, origin: ORIGIN })];
    pass(300_000);
    await askPending({ ...here.ctx, payments }, here.ctx.clock.now());
    expect(await stateOf(here, wanted)).toBe('paid');
    expect(await diamonds(here)).toBe(NEW_MEMBER + COINS);
  });
});
