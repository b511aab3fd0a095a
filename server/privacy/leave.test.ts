import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { balanceOf } from '@server/money/ledger';
import { eraseNow } from '@server/testing/leave';
import { giveCoins } from '@server/testing/members';
import { makePost, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { smsCodeFor } from '@server/testing/visitors';
import { accountCalls } from '@/contract/calls/account';
import { messageCalls } from '@/contract/calls/message';
import { peopleCalls } from '@/contract/calls/people';
import { privacyCalls } from '@/contract/calls/privacy';
import { squareCalls } from '@/contract/calls/square';
import { statusCalls } from '@/contract/calls/status';
import { supportCalls } from '@/contract/calls/support';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import { eraseLeaving } from './erase';

const server = withTestServer();
const db = () => server.ctx.database.db;
const phone = '13800138000';

let me: TestMember;
beforeEach(async () => {
  me = await newMember(server);
});

const leave = (proof: { password?: string; code?: string }, who = me) =>
  server.ask(accountCalls.deleteAccount, proof, who);
const stored = (id: number) => db().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('deleting the account', () => {
  it('takes the person out, keeps what was written and the books, and ends every login', async () => {
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, me);
    await server.get(userCalls.updateInfo, { name: '雾港听潮', intro: '住在海边', sex: 2, age: 26 }, me);
    await withTx(db(), (tx) => giveCoins(tx, me.id, 100));
    const post = await makePost(db(), { authorId: me.id });
    expect(await leave({ password: 'passw0rd' })).toMatchObject({ code: 0 });
    await eraseNow(server);

    expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: code.sessionInvalid });
    const login = { loginName: me.loginName, password: 'passw0rd' };
    expect(await server.ask(userCalls.login, login)).toMatchObject({ code: code.wrongPassword });
    const row = await stored(me.id);
    expect(row).toMatchObject({ status: 'deleted', loginName: null, phone: null, passwordHash: null, sex: 0, age: 0 });
    expect(JSON.stringify(row)).not.toMatch(/雾港听潮|住在海边|13800138000/);
    const sms = await db().selectFrom('smsCodes').selectAll().execute();
    expect(JSON.stringify(sms)).not.toContain(phone);
    expect((await server.get(squareCalls.post, { id: post })).author.name).toBe('已注销用户');
    expect(await balanceOf(db(), me.id)).toBe(120);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('takes with it what was written to the operator, and nothing of others', async () => {
    const other = await newMember(server);
    const lead = { company: '海风互动', contact: '林女士', type: 'game', message: '想谈联合首发' } as const;
    for (const [who, number] of [
      [me, '13800138001'],
      [other, '13800138002'],
    ] as const) {
      await server.get(supportCalls.feedback, { kind: 'bug', content: '打不开', contact: number }, who);
      await server.get(supportCalls.lead, { ...lead, phone: number }, who);
    }
    await leave({ password: 'passw0rd' });
    await eraseNow(server);
    const writer = `u:${other.id}`;
    expect(await db().selectFrom('feedbacks').select('writer').execute()).toEqual([{ writer }]);
    expect(await db().selectFrom('businessLeads').select('writer').execute()).toEqual([{ writer }]);
  });

  it('ends following on both sides and counts it', async () => {
    const [fan, idol] = [await newMember(server), await newMember(server)];
    await server.get(squareCalls.follow, { id: me.id }, fan);
    await server.get(squareCalls.follow, { id: idol.id }, me);
    await leave({ password: 'passw0rd' });
    await eraseNow(server);
    expect(await server.get(peopleCalls.userProfile, { id: fan.id })).toMatchObject({ followCount: 0 });
    expect(await server.get(peopleCalls.userProfile, { id: idol.id })).toMatchObject({ fanCount: 0 });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('happens for nobody who cannot prove to be its owner', async () => {
    expect(await leave({})).toMatchObject({ code: code.badParameter, data: { field: 'password' } });
    expect(await leave({ password: 'guess-0ne' })).toMatchObject({ code: 2001, data: { field: 'password' } });
    expect(await leave({ code: '123456' })).toMatchObject({ code: code.badParameter });
    expect(await stored(me.id)).toMatchObject({ status: 'active', leaveAt: null });
  });

  it('of an account without a password takes a code sent for it to its own phone', async () => {
    const byPhone = await server.get(userCalls.loginWithPhone, {
      phone,
      code: await smsCodeFor(server, phone, 'login'),
    });
    const who = { ...byPhone, id: 0 };
    server.ctx.clock.runAhead(60_000);
    const foreign = await smsCodeFor(server, '13900139000', 'delete');
    expect(await leave({ code: foreign }, who)).toMatchObject({ code: code.wrongSmsCode });
    const right = await smsCodeFor(server, phone, 'delete');
    expect(await leave({ code: right }, who)).toMatchObject({ code: 0 });
    await eraseNow(server);
    server.ctx.clock.runAhead(120_000);
    const again = await server.get(userCalls.loginWithPhone, { phone, code: await smsCodeFor(server, phone, 'login') });
    expect(again).toMatchObject({ newAccount: true });
    expect(again.uid).not.toBe(byPhone.uid);
  });

  it('gives the phone no other text before its minute is over', async () => {
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, me);
    await leave({ password: 'passw0rd' });
    const ask = () => server.ask(userCalls.smsCode, { phone, purpose: 'login' });
    expect(await ask()).toMatchObject({ code: code.tooOften, data: { retryAfter: 60 } });
    server.ctx.clock.runAhead(60_000);
    expect(await ask()).toMatchObject({ code: 0 });
  });

  it('once is enough for many taps', async () => {
    const codes = await Promise.all(Array.from({ length: 5 }, () => leave({ password: 'passw0rd' })));
    expect(codes.every((heard) => [0, 2, 2001, 1006].includes(heard.code))).toBe(true);
    await Promise.all([eraseNow(server), eraseNow(server)]);
    expect((await stored(me.id)).status).toBe('deleted');
    expect(await checkDatabase(db())).toEqual([]);
  });
});

describe('the days before the end', () => {
  const DAY_MS = 86_400_000;
  const signIn = () => server.get(userCalls.login, { loginName: me.loginName, password: 'passw0rd' });

  it('end every login, and whoever signs in reads when the account ends and takes it back', async () => {
    const asked = server.ctx.clock.now();
    await leave({ password: 'passw0rd' });
    expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: code.sessionInvalid });
    server.ctx.clock.runAhead(6 * DAY_MS);
    const again = await signIn();
    const status = () => server.get(statusCalls.me, { uid: again.uid }, again);
    expect((await status()).endTime).toBe(asked + 7 * DAY_MS);
    expect(await eraseLeaving(server.ctx, server.ctx.clock.now())).toEqual([]);

    await server.get(privacyCalls.keepAccount, {}, again);
    expect((await status()).endTime).toBeNull();
    const { records } = await server.get(messageCalls.messages, { uid: again.uid, currentPage: 1, pageSize: 9 }, again);
    expect(records.map(({ title }) => title)).toContain('已撤销注销');
    server.ctx.clock.runAhead(8 * DAY_MS);
    expect(await eraseLeaving(server.ctx, server.ctx.clock.now())).toEqual([]);
    expect(await signIn()).toMatchObject({ uid: me.uid });
  });

  it('are not put off by asking again, and are over with the seventh', async () => {
    await leave({ password: 'passw0rd' });
    server.ctx.clock.runAhead(3 * DAY_MS);
    await leave({ password: 'passw0rd' }, { ...me, ...(await signIn()) });
    server.ctx.clock.runAhead(7 * DAY_MS);
    expect(await eraseLeaving(server.ctx, server.ctx.clock.now())).toEqual([me.id]);
    expect((await stored(me.id)).status).toBe('deleted');
  });
});
