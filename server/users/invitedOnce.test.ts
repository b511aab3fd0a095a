import { checkDatabase } from '@server/db/check';
import { leaveForGood } from '@server/testing/leave';
import { withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import type { Account } from '@/contract/account';
import { checkinCalls } from '@/contract/calls/checkin';
import { moneyCalls } from '@/contract/calls/money';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';

const server = withTestServer();
const PHONE = '13800138000';
const TAPS = 20;
const NEWCOMER = 20;

const codeOf = async (who: Account) => (await server.get(checkinCalls.invite, {}, who)).code;
const coinsOf = async (who: Account) => (await server.get(statusCalls.me, { uid: who.uid }, who)).coinNum;
const taps = <T>(tap: (n: number) => Promise<T>) => Promise.all(Array.from({ length: TAPS }, (_, n) => tap(n)));

afterEach(async () => expect(await checkDatabase(server.ctx.database.db)).toEqual([]));

describe('an invitation, from the link to both rewards', () => {
  it('registers once and rewards each once, out of 20 taps at both steps and a repeat after a lost answer', async () => {
    const inviter = await registerMember(server);
    const names = { loginName: 'newcomer', password: 'passw0rd', inviteCode: await codeOf(inviter) };
    const registered = await taps(() => server.ask(userCalls.registerWithName, names));
    expect(registered.filter((heard) => heard.code === code.ok)).toHaveLength(1);
    expect(registered.filter((heard) => heard.code === code.taken)).toHaveLength(TAPS - 1);

    // The answer was lost: whoever registered logs in instead.
    const { loginName, password } = names;
    const invited = await server.get(userCalls.login, { loginName, password });
    expect(await coinsOf(invited)).toBe(NEWCOMER + 5);
    const sms = await smsCodeFor(server, PHONE, 'bind');
    const bound = await taps(() => server.ask(userCalls.bind, { phone: PHONE, code: sms }, invited));
    expect(bound.some((heard) => heard.code === code.ok)).toBe(true);
    expect(await coinsOf(inviter)).toBe(NEWCOMER + 10);
    expect(await coinsOf(invited)).toBe(NEWCOMER + 5);
    expect(await server.get(checkinCalls.invite, {}, inviter)).toMatchObject({ count: 1, rewarded: 1, coins: 10 });
    const { records } = await server.get(moneyCalls.ledger, { uid: inviter.uid }, inviter);
    expect(records.filter(({ bizType }) => bizType === 'invite')).toHaveLength(1);
  });

  it('by phone does both at once, out of 20 taps', async () => {
    const inviter = await registerMember(server);
    const inviteCode = await codeOf(inviter);
    const sms = await smsCodeFor(server, PHONE, 'login');
    const answers = await taps(() => server.ask(userCalls.loginWithPhone, { phone: PHONE, code: sms, inviteCode }));
    expect(answers.filter((heard) => heard.code === code.ok)).toHaveLength(1);
    expect(await coinsOf(inviter)).toBe(NEWCOMER + 10);
    expect(await server.get(checkinCalls.invite, {}, inviter)).toMatchObject({ count: 1, rewarded: 1 });
  });

  it('takes an unknown code, and that of somebody who left, for none: typed in, it is refused', async () => {
    const gone = await registerMember(server);
    const inviteCode = await codeOf(gone);
    await leaveForGood(server, gone);
    for (const wrong of [inviteCode, 'NOBODY']) {
      const names = { loginName: 'newcomer', password: 'passw0rd', inviteCode: wrong };
      expect(await server.ask(userCalls.registerWithName, names)).toMatchObject({ code: code.inviteCodeInvalid });
    }
  });

  it('pays an inviter who has left nothing, and the invited keep theirs', async () => {
    const inviter = await registerMember(server);
    const invited = await registerMember(server, await codeOf(inviter));
    await leaveForGood(server, inviter);
    await server.get(userCalls.bind, { phone: PHONE, code: await smsCodeFor(server, PHONE, 'bind') }, invited);
    expect(await coinsOf(invited)).toBe(NEWCOMER + 5);
    const paid = await server.ctx.database.db
      .selectFrom('ledgerTxns')
      .select('ref')
      .where('kind', '=', 'invite')
      .where('ref', 'like', 'inviter:%')
      .execute();
    expect(paid).toEqual([]);
  });

  it('rewards a phone once, whichever account has it: its account left, or took another', async () => {
    const inviter = await registerMember(server);
    const inviteCode = await codeOf(inviter);
    let minutes = 0;
    const smsTo = (phone: string, purpose: 'bind' | 'login' | 'rebind', who?: Account) => {
      minutes += 1;
      server.ctx.clock.runAhead(minutes * 61_000);
      return smsCodeFor(server, phone, purpose, who);
    };
    const bind = async (phone: string, who: Account) =>
      server.get(userCalls.bind, { phone, code: await smsTo(phone, 'bind') }, who);
    const leave = (who: Account) => leaveForGood(server, who);

    const first = await registerMember(server, inviteCode);
    await bind(PHONE, first);
    await leave(first);
    const second = await registerMember(server, inviteCode);
    await bind(PHONE, second);
    expect((await server.get(checkinCalls.inviteList, {}, inviter)).records[0]).toMatchObject({ state: 'overLimit' });
    await leave(second);
    const byPhone = { phone: PHONE, code: await smsTo(PHONE, 'login'), inviteCode };
    const third = await server.get(userCalls.loginWithPhone, byPhone);
    const oldCode = await smsTo(PHONE, 'rebind', third);
    const rebind = { phone: '13800138001', code: await smsTo('13800138001', 'bind'), oldCode };
    await server.get(userCalls.bind, rebind, third);
    await bind(PHONE, await registerMember(server, inviteCode));
    expect(await coinsOf(inviter)).toBe(NEWCOMER + 20);

    const kept = await server.ctx.database.db.selectFrom('rewardedPhones').selectAll().execute();
    expect(kept).toHaveLength(2);
    expect(JSON.stringify(kept)).not.toContain('138001380');
  });

  it('counts the first code for good: a second one at a later login changes nothing', async () => {
    const [first, second] = [await registerMember(server), await registerMember(server)];
    const invited = await registerMember(server, await codeOf(first));
    await server.get(userCalls.bind, { phone: PHONE, code: await smsCodeFor(server, PHONE, 'bind') }, invited);
    server.ctx.clock.runAhead(61_000);
    const later = { phone: PHONE, code: await smsCodeFor(server, PHONE, 'login'), inviteCode: await codeOf(second) };
    await server.get(userCalls.loginWithPhone, later);
    expect([await coinsOf(first), await coinsOf(second)]).toEqual([NEWCOMER + 10, NEWCOMER]);
    expect(await server.get(checkinCalls.invite, {}, second)).toMatchObject({ count: 0 });
  });
});
