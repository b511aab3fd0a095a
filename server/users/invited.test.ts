import { checkDatabase } from '@server/db/check';
import { withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import { checkinCalls } from '@/contract/calls/checkin';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { maskName } from './invited';

const server = withTestServer();

async function bindPhone(who: { uid: string; token: string }, phone: string) {
  const code = await smsCodeFor(server, phone, 'bind');
  await server.get(userCalls.bind, { phone, code, password: 'passw0rd' }, who);
}

describe('the invite page', () => {
  it('shows a guest the rules and no code', async () => {
    expect(await server.get(checkinCalls.invite, {})).toEqual({
      code: '',
      link: '',
      count: 0,
      rewarded: 0,
      coins: 0,
      rewards: { invited: 5, inviter: 10, perDay: 20 },
    });
    expect(await server.ask(checkinCalls.inviteList, {})).toMatchObject({ code: 2 });
  });

  it('counts who came by the code, with names that do not give them away', async () => {
    const inviter = await registerMember(server);
    const { code: inviteCode, link } = await server.get(checkinCalls.invite, {}, inviter);
    expect(link).toBe(`/register?inviteCode=${inviteCode}`);
    const [first] = [
      await registerMember(server, inviteCode),
      await registerMember(server, ` ${inviteCode.toLowerCase()}`),
    ];
    await bindPhone(first, '13800138000');
    expect(await server.get(checkinCalls.invite, {}, inviter)).toMatchObject({ count: 2, rewarded: 1, coins: 10 });
    const { records, total } = await server.get(checkinCalls.inviteList, {}, inviter);
    expect(total).toBe(2);
    expect(records).toMatchObject([
      { state: 'waiting', coins: 0 },
      { state: 'rewarded', coins: 10, name: maskName(first.name) },
    ]);
    expect(JSON.stringify(records)).not.toContain(first.uid);
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });

  it('rewards 20 a day, and says of the next why not', async () => {
    const inviter = await registerMember(server);
    const { code: inviteCode } = await server.get(checkinCalls.invite, {}, inviter);
    await server.ctx.database.db.updateTable('inviteRules').set({ perDay: 1 }).execute();
    await bindPhone(await registerMember(server, inviteCode), '13800138001');
    await bindPhone(await registerMember(server, inviteCode), '13800138002');
    const { records } = await server.get(checkinCalls.inviteList, { pageSize: 1 }, inviter);
    expect(records).toMatchObject([{ state: 'overLimit', coins: 0 }]);
    server.ctx.clock.runAhead(86_400_000);
    await bindPhone(await registerMember(server, inviteCode), '13800138003');
    expect(await server.get(checkinCalls.invite, {}, inviter)).toMatchObject({ count: 3, rewarded: 2, coins: 20 });
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });

  it('pays what an operator set, and once even if the rules change before the phone does', async () => {
    const { db } = server.ctx.database;
    const inviter = await registerMember(server);
    const { code: inviteCode } = await server.get(checkinCalls.invite, {}, inviter);
    const invited = await registerMember(server, inviteCode);
    await bindPhone(invited, '13800138001');
    await db.updateTable('inviteRules').set({ inviterCoins: 50, invitedCoins: 0 }).execute();
    await bindPhone(invited, '13800138002');
    const later = await registerMember(server, inviteCode);
    expect(await server.get(statusCalls.me, { uid: later.uid }, later)).toMatchObject({ coinNum: 20 });
    await bindPhone(later, '13800138003');
    expect(await server.get(checkinCalls.invite, {}, inviter)).toMatchObject({ coins: 60, rewarded: 2 });
    expect(await checkDatabase(db)).toEqual([]);
  });

  it('gives nothing to a member who logs in with their own code, nor for one who was there before', async () => {
    const phone = '13800138000';
    const register = { phone, code: await smsCodeFor(server, phone, 'login') };
    const member = await server.get(userCalls.loginWithPhone, register);
    const { code: inviteCode } = await server.get(checkinCalls.invite, {}, member);
    server.ctx.clock.runAhead(61_000);
    const again = { phone, code: await smsCodeFor(server, phone, 'login'), inviteCode };
    await server.get(userCalls.loginWithPhone, again);
    expect(await server.get(checkinCalls.invite, {}, member)).toMatchObject({ count: 0, coins: 0 });
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });

  it('masks names of every length', () => {
    expect(['云海铺子', '阿布', '喵', ''].map(maskName)).toEqual(['云***子', '阿***布', '喵***', '***']);
  });
});
