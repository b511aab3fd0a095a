import { checkDatabase } from '@server/db/check';
import { withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import { gameCalls } from '@/contract/calls/game';
import { messageCalls } from '@/contract/calls/message';
import { moneyCalls } from '@/contract/calls/money';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';

// A town's worth of friends on one line: what watches for rings has tests of its own.
const server = withTestServer(undefined, { environment: { VELOCITY_RULES: 'invitedFromHome=off' } });
const named = (loginName: string, password = 'passw0rd') => ({ loginName, password });

describe('registering by name', () => {
  it('D2: opens a new account with twenty diamonds, a name, and a first message', async () => {
    const account = await server.get(userCalls.registerWithName, named('Alice_01'));
    expect(account).toMatchObject({ loginName: 'Alice_01', newAccount: true, needBind: true, needRealName: false });
    expect(account.name).toBe(`玩家${account.uid.slice(-6)}`);
    expect(await server.get(statusCalls.me, { uid: account.uid }, account)).toMatchObject({
      coinNum: 20,
      levelType: 0,
    });
    const { records } = await server.get(moneyCalls.ledger, { uid: account.uid }, account);
    expect(records).toMatchObject([{ delta: 20, balanceAfter: 20, bizType: 'newMember' }]);
    const inbox = await server.get(messageCalls.messages, { uid: account.uid }, account);
    expect(inbox).toMatchObject({ total: 1, unread: 1, records: [{ read: false, link: '/profile' }] });
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });

  it('refuses a name that is taken, also in other letters', async () => {
    await server.get(userCalls.registerWithName, named('Alice_01'));
    const heard = await server.ask(userCalls.registerWithName, named('aLICE_01'));
    expect(heard).toMatchObject({ code: 2003, msg: '该账号已被注册', data: { field: 'loginName' } });
  });

  it('gives a name to one of many who want it at once', async () => {
    const all = Array.from({ length: 6 }, () => server.ask(userCalls.registerWithName, named('wanted')));
    const codes = (await Promise.all(all)).map(({ code }) => code).sort();
    expect(codes).toEqual([0, 2003, 2003, 2003, 2003, 2003]);
  });

  it('keeps no password', async () => {
    await server.get(userCalls.registerWithName, named('Alice_01', 'sesame77'));
    const user = await server.ctx.database.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(user)).not.toContain('sesame77');
    expect(user.passwordHash).toMatch(/^scrypt\$/);
  });
});

describe('invitations', () => {
  const coinsOf = async (who: { uid: string; token: string }) =>
    (await server.get(statusCalls.me, { uid: who.uid }, who)).coinNum;
  const codeOf = async (who: { uid: string; token: string }) =>
    (await server.get(statusCalls.me, { uid: who.uid }, who)).inviteCode ?? '';

  it('gives the invited five diamonds at once and the inviter ten when a phone is bound, once', async () => {
    const inviter = await registerMember(server);
    const invited = await registerMember(server, (await codeOf(inviter)).toLowerCase());
    expect([await coinsOf(invited), await coinsOf(inviter)]).toEqual([25, 20]);
    for (const phone of ['13800138000', '13900139000']) {
      const code = await smsCodeFor(server, phone, 'bind');
      await server.get(userCalls.bind, { phone, code, password: 'passw0rd' }, invited);
      expect(await coinsOf(inviter)).toBe(30);
    }
  });

  it('gives at most twenty rewards a day', async () => {
    const inviter = await registerMember(server);
    const inviteCode = await codeOf(inviter);
    for (let made = 0; made < 22; made += 1) {
      const phone = `138001380${String(made).padStart(2, '0')}`;
      const code = await smsCodeFor(server, phone, 'login');
      await server.get(userCalls.loginWithPhone, { phone, code, inviteCode });
    }
    expect(await coinsOf(inviter)).toBe(20 + 20 * 10);
  });

  it('refuses a code somebody typed that nobody has, but bars no phone login for it', async () => {
    const heard = await server.ask(userCalls.registerWithName, { ...named('Alice_01'), inviteCode: 'NOBODY' });
    expect(heard).toMatchObject({ code: 2007, data: { field: 'inviteCode' } });
    const phone = '13800138000';
    const code = await smsCodeFor(server, phone, 'login');
    expect(await server.ask(userCalls.loginWithPhone, { phone, code, inviteCode: 'NOBODY' })).toMatchObject({
      code: 0,
    });
  });
});

describe('signing in by name', () => {
  it('takes the name in any letters and the password exactly', async () => {
    const { uid } = await server.get(userCalls.registerWithName, named('Alice_01'));
    expect(await server.get(userCalls.login, named('alice_01'))).toMatchObject({ uid, newAccount: false });
    expect(await server.ask(userCalls.login, named('alice_01', 'Passw0rd'))).toMatchObject({ code: 2001 });
  });

  it('says the same of a wrong password and of nobody', async () => {
    await server.get(userCalls.registerWithName, named('Alice_01'));
    const wrong = await server.ask(userCalls.login, named('Alice_01', 'passw0rd2'));
    expect(wrong).toMatchObject({ code: 2001, msg: '账号或密码错误', data: null });
    expect(await server.ask(userCalls.login, named('nobody'))).toEqual(wrong);
  });

  it('refuses an account that was closed', async () => {
    await server.get(userCalls.registerWithName, named('Alice_01'));
    await server.ctx.database.db.updateTable('users').set({ status: 'banned' }).execute();
    expect(await server.ask(userCalls.login, named('Alice_01'))).toMatchObject({ code: 1006 });
  });

  it('makes an old hash anew when its owner signs in', async () => {
    await server.get(userCalls.registerWithName, named('Alice_01'));
    const { db } = server.ctx.database;
    const hashOf = async () =>
      (await db.selectFrom('users').select('passwordHash').executeTakeFirstOrThrow()).passwordHash;
    const cheap = await hashOf();
    server.ctx.hashCost.ln = 5;
    await server.get(userCalls.login, named('Alice_01'));
    server.ctx.hashCost.ln = 4;
    expect(await hashOf()).not.toBe(cheap);
    expect(await server.ask(userCalls.login, named('Alice_01'))).toMatchObject({ code: 0 });
  });
});

describe('a member without a session', () => {
  it('is a guest on public calls', async () => {
    expect(await server.ask(gameCalls.gameTypes, {})).toMatchObject({ code: 0 });
  });
});
