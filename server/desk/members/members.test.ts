import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { makeGame } from '@server/testing/games';
import { giveCoins, givePhone } from '@server/testing/members';
import { makePost, newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { gameCalls } from '@/contract/calls/game';
import { messageCalls } from '@/contract/calls/message';
import { statusCalls } from '@/contract/calls/status';
import { supportCalls } from '@/contract/calls/support';
import { actsCalls } from '@/contract/desk/acts';
import { letterCalls } from '@/contract/desk/letterCalls';
import { memberCalls as calls, type TimelineRow } from '@/contract/desk/members';

const HOUR_MS = 3_600_000;
const server = withTestServer();
const reason = '来信 20418';
let asked = 0;
const requestId = () => {
  asked += 1;
  return `request-${asked}`.padEnd(16, '0');
};

async function withDiamonds(amount: number) {
  const member = await newMember(server);
  await withTx(server.ctx.database.db, (tx) => giveCoins(tx, member.id, amount, `given:${member.id}`));
  const { balance } = await (await newStaff(server, 'support')).ask(calls.deskMember, { uid: member.uid });
  return { ...member, balance };
}
const balanceOf = async (who: { uid: string; token: string }) =>
  (await server.get(statusCalls.me, { uid: who.uid }, who)).coinNum;
const soundLedger = async () => expect(await checkDatabase(server.ctx.database.db)).toEqual([]);

describe('finding a member', () => {
  it('leads from uid, name, phone, order, support code, recording and trace', async () => {
    const support = await newStaff(server, 'support');
    const member = await newMember(server);
    const { db } = server.ctx.database;
    await db.updateTable('users').set({ name: '雾港听潮' }).where('id', '=', member.id).execute();
    await givePhone(server.ctx, member.id, '13812344417');
    await db
      .insertInto('feedbacks')
      .values({
        ...{ writer: `u:${member.id}`, kind: 'bug', content: '没到账', siteHash: null, caseNumber: null },
        support: 'K7Q2-M4',
        createdAt: new Date(server.ctx.clock.now()),
      })
      .execute();
    const at = new Date(server.ctx.clock.now());
    const order = { kind: 'recharge' as const, productId: 1, title: '680 钻', amountFen: 6800, payType: 'alipay' };
    await db
      .insertInto('orders')
      .values({
        ...{ ...order, id: '20260302120000123456', userId: member.id, requestId: 'r', coins: 680, vipDays: null },
        ...{ badge: null, sourceGameId: null, providerTxn: null, paidAt: null, closedAt: null },
        ...{ createdAt: at, expiresAt: at },
      })
      .execute();
    await db
      .insertInto('supportCases')
      .values({
        ...{ number: '4827-1903', writer: `u:${member.id}`, siteHash: null, requestId: 'r-1', cameFrom: 'letter' },
        ...{ trace: null, support: null, traces: [], build: 'b1', actions: 7, bytes: 9, createdAt: at },
      })
      .execute();
    const found = async (text: string) => (await support.ask(calls.deskFindMembers, { text })).records;
    for (const [text, by] of [
      [member.uid, 'uid'],
      ['雾港', 'name'],
      ['13812344417', 'phone'],
      ['20260302120000123456', 'order'],
      ['k7q2-m4', 'support'],
      ['4827-1903', 'recording'],
    ] as const) {
      expect(await found(text)).toMatchObject([{ uid: member.uid, name: '雾港听潮', by }]);
    }
    // A call that the server wrote a line about, of the tab that the letter came from.
    const line = { at: new Date(server.ctx.clock.now()), level: 40, message: 'refused', support: 'K7Q2-M4' };
    await db
      .insertInto('serverLines')
      .values({
        ...line,
        trace: 'aB3_dEf-hIjK',
        method: null,
        route: null,
        status: null,
        code: null,
        ms: null,
        fault: null,
      })
      .execute();
    expect(await found('aB3_dEf-hIjK')).toMatchObject([{ uid: member.uid, by: 'trace' }]);
    expect(await found('aB3_dEf-hIjL')).toEqual([]);
    await db.updateTable('users').set({ status: 'banned' }).where('id', '=', member.id).execute();
    expect(await found('雾港')).toMatchObject([{ status: 'banned' }]);
    expect(await found('没有这个人')).toEqual([]);
  });
});

describe('a member at the desk', () => {
  it('has a phone that is masked, and shown for a reason that is written down, twenty times a day', async () => {
    const support = await newStaff(server, 'support');
    const { uid, id } = await newMember(server);
    await givePhone(server.ctx, id, '13812344417');
    expect(await support.ask(calls.deskMember, { uid })).toMatchObject({ phone: '138••••4417' });
    expect(await support.ask(calls.deskUnmask, { uid, reason })).toEqual({ phone: '13812344417' });
    const { records } = await support.ask(actsCalls.deskActs, { uid });
    expect(records).toMatchObject([{ kind: 'member.unmasked', reason, staff: support.name }]);
    expect(JSON.stringify(records)).not.toContain('13812344417');
    await server.get(
      supportCalls.feedback,
      { kind: 'bug', content: '没到账', contact: 'wx-1', deviceID: 'phone-1' },
      null,
    );
    const { records: letters } = await support.ask(letterCalls.deskLetters, { view: 'all' });
    await support.ask(letterCalls.deskUnmaskContact, { id: letters[0]?.id ?? 0, reason });
    for (let n = 2; n < 20; n += 1) await support.ask(calls.deskUnmask, { uid, reason });
    expect(await support.hear(calls.deskUnmask, { uid, reason })).toMatchObject({ code: 1004 });
    const one = { id: letters[0]?.id ?? 0, reason };
    expect(await support.hear(letterCalls.deskUnmaskContact, one)).toMatchObject({ code: 1004 });
    expect(await (await newStaff(server, 'moderator')).hear(calls.deskUnmask, { uid, reason })).toMatchObject({
      code: 1006,
    });
  });

  it('has one story of everything, in pages without a gap', async () => {
    const support = await newStaff(server, 'support');
    const member = await withDiamonds(10);
    const { db } = server.ctx.database;
    for (let n = 0; n < 60; n += 1) await makePost(db, { authorId: member.id });
    const wish = { uid: member.uid, requestId: 'note-long-letters', text: '爱写长信' };
    for (let n = 0; n < 2; n += 1) await support.ask(calls.deskNote, wish);
    const all: TimelineRow[] = [];
    for (let more = true; more; ) {
      const last = all.at(-1);
      const from = last && { beforeAt: last.at, beforeKey: `${last.kind} ${last.id}` };
      const page = await support.ask(calls.deskTimeline, { uid: member.uid, ...from });
      all.push(...page.records);
      more = page.hasMore;
    }
    expect(new Set(all.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(all.length);
    expect(all.filter(({ kind }) => kind === 'post')).toHaveLength(60);
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['ledger', 'login', 'act']));
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a));
    const { records } = await support.ask(calls.deskTimeline, { uid: member.uid, kind: 'act' });
    expect(records).toMatchObject([{ title: 'member.noted', note: support.name }]);
    const { records: acts } = await support.ask(actsCalls.deskActs, { uid: member.uid });
    expect(acts).toHaveLength(1);
    expect(JSON.stringify(acts)).not.toContain('爱写长信');
  });

  it('reads what the staff write, once a request', async () => {
    const support = await newStaff(server, 'support');
    const member = await newMember(server);
    const letter = { uid: member.uid, requestId: requestId(), title: '已补发', text: '<b>740 钻</b>\n请查收', reason };
    expect(await support.ask(calls.deskMessage, letter)).toEqual({ repeated: false });
    expect(await support.ask(calls.deskMessage, letter)).toEqual({ repeated: true });
    const { records } = await server.get(
      messageCalls.messages,
      { uid: member.uid, pageSize: 20, currentPage: 1 },
      member,
    );
    const mine = records.filter(({ title }) => title === '已补发');
    expect(mine).toMatchObject([{ content: '<p>&lt;b&gt;740 钻&lt;/b&gt;</p><p>请查收</p>' }]);
  });

  it('is signed out everywhere', async () => {
    const member = await newMember(server);
    await (await newStaff(server, 'support')).ask(calls.deskEndLogins, { uid: member.uid, reason });
    expect(await server.ask(statusCalls.me, { uid: member.uid }, member)).toMatchObject({ code: 2 });
  });

  it('is muted for days, banned and let in again, by who may', async () => {
    const moderator = await newStaff(server, 'moderator');
    const member = await newMember(server);
    const who = { uid: member.uid, reason };
    const facts = () => moderator.ask(calls.deskMember, { uid: member.uid });
    await moderator.ask(calls.deskMute, { ...who, days: 3 });
    const endsAt = server.ctx.clock.now() + 72 * HOUR_MS;
    expect(await facts()).toMatchObject({ muted: { reason, endsAt }, status: 'active' });
    await moderator.ask(calls.deskLift, { ...who, kind: 'mute' });
    const ban = { ...who, requestId: requestId() };
    expect(await moderator.ask(calls.deskBan, ban)).toMatchObject({ state: 'asked' });
    expect(await moderator.ask(calls.deskBan, ban)).toMatchObject({ state: 'asked', repeated: true });
    expect(await moderator.hear(calls.deskBan, { ...ban, requestId: requestId() })).toMatchObject({ code: 1003 });
    expect(await facts()).toMatchObject({ muted: null, status: 'active' });
    const { records: waiting } = await moderator.ask(calls.deskSecondPerson, {});
    const [asked] = waiting.filter(({ uid }) => uid === member.uid);
    expect(asked).toMatchObject({ kind: 'ban', isMine: true });
    const id = asked?.id ?? 0;
    expect(await moderator.hear(calls.deskDecide, { id, confirm: true })).toMatchObject({ code: 1006 });
    const finance = await newStaff(server, 'finance');
    expect((await finance.ask(calls.deskSecondPerson, {})).records.map((each) => each.id)).not.toContain(id);
    expect(await finance.hear(calls.deskDecide, { id, confirm: true })).toMatchObject({ code: 1006 });
    const second = await newStaff(server, 'moderator');
    expect(await second.ask(calls.deskDecide, { id, confirm: true })).toMatchObject({ state: 'confirmed' });
    expect(await facts()).toMatchObject({ muted: null, status: 'banned' });
    expect(await moderator.hear(calls.deskBan, { ...ban, requestId: requestId() })).toMatchObject({ code: 1003 });
    expect(await server.ask(statusCalls.me, { uid: member.uid }, member)).toMatchObject({ code: 2 });
    await moderator.ask(calls.deskLift, { ...who, kind: 'ban' });
    expect(await facts()).toMatchObject({ status: 'active' });
    // By the id that the room knows them by, or the log would lead nowhere.
    const { records } = await moderator.ask(actsCalls.deskActs, { subject: 'member', subjectId: member.uid });
    const kinds = [
      'member.unbanned',
      'member.banned',
      'secondPerson.confirmed',
      'secondPerson.asked',
      'member.unmuted',
      'member.muted',
    ];
    expect(records.map(({ kind }) => kind)).toEqual(kinds);
    const support = await newStaff(server, 'support');
    expect(await support.hear(calls.deskMute, { ...who, days: 3 })).toMatchObject({ code: 1006 });
  });

  it('is muted, let go and signed out once a request, and told so once', async () => {
    const moderator = await newStaff(server, 'moderator');
    const member = await newMember(server);
    const who = { uid: member.uid, reason };
    const acts: [requestId: string, act: (requestId: string) => Promise<unknown>][] = [
      [requestId(), (id) => moderator.ask(calls.deskMute, { ...who, requestId: id, days: 3 })],
      [requestId(), (id) => moderator.ask(calls.deskLift, { ...who, requestId: id, kind: 'mute' })],
      [requestId(), (id) => moderator.ask(calls.deskEndLogins, { ...who, requestId: id })],
    ];
    for (const [id, act] of acts) await Promise.all([act(id), act(id)]);
    for (const [id, act] of acts) await act(id);
    expect(await moderator.ask(calls.deskMember, { uid: member.uid })).toMatchObject({ muted: null });
    const { records } = await moderator.ask(actsCalls.deskActs, { uid: member.uid });
    expect(records.map(({ kind }) => kind)).toEqual(['member.loginsEnded', 'member.unmuted', 'member.muted']);
    const told = await server.ctx.database.db
      .selectFrom('messages')
      .select('title')
      .where('targetUserId', '=', member.id)
      .where('title', 'in', ['你已被禁言', '禁言已解除', '设备已退出登录'])
      .execute();
    expect(told).toHaveLength(3);
  });

  it('is 1002 when there is none', async () => {
    const support = await newStaff(server, 'support');
    expect(await support.hear(calls.deskMember, { uid: 'nobody' })).toMatchObject({ code: 1002 });
  });
});

describe('diamonds that the staff give and take', () => {
  it('move once a request, within the limit of one', async () => {
    const support = await newStaff(server, 'support');
    const member = await withDiamonds(100);
    const wish = { uid: member.uid, requestId: requestId(), amount: 60, reason };
    expect(await support.ask(calls.deskDiamonds, wish)).toMatchObject({ state: 'done', balance: member.balance + 60 });
    expect(await support.ask(calls.deskDiamonds, wish)).toMatchObject({ balance: member.balance + 60, repeated: true });
    expect(await balanceOf(member)).toBe(member.balance + 60);
    await support.ask(calls.deskDiamonds, { ...wish, requestId: requestId(), amount: -60 });
    expect(await balanceOf(member)).toBe(member.balance);
    await soundLedger();
  });

  it('never go below zero', async () => {
    const support = await newStaff(server, 'support');
    const member = await withDiamonds(10);
    const wish = { uid: member.uid, requestId: requestId(), amount: -member.balance - 1, reason };
    expect(await support.hear(calls.deskDiamonds, wish)).toMatchObject({ code: 3001 });
    expect(await balanceOf(member)).toBe(member.balance);
  });

  it('wait for a second person above it, who is not the first', async () => {
    const support = await newStaff(server, 'support');
    const finance = await newStaff(server, 'finance');
    const member = await withDiamonds(10);
    const wish = { uid: member.uid, requestId: requestId(), amount: 501, reason };
    expect(await support.ask(calls.deskDiamonds, wish)).toMatchObject({ state: 'asked', balance: member.balance });
    expect(await support.ask(calls.deskDiamonds, wish)).toMatchObject({ state: 'asked', repeated: true });
    const { records } = await finance.ask(calls.deskSecondPerson, {});
    expect(records).toMatchObject([{ uid: member.uid, diamonds: 501, isMine: false, askedBy: support.name }]);
    const id = records[0]?.id ?? 0;
    expect(await support.hear(calls.deskDecide, { id, confirm: true })).toMatchObject({ code: 1006 });
    expect(await balanceOf(member)).toBe(member.balance);
    expect(await finance.ask(calls.deskDecide, { id, confirm: true })).toEqual({ state: 'confirmed' });
    expect(await finance.hear(calls.deskDecide, { id, confirm: true })).toMatchObject({ code: 1003 });
    expect(await balanceOf(member)).toBe(member.balance + 501);
    expect(await support.ask(calls.deskDiamonds, wish)).toMatchObject({ state: 'done', repeated: true });
    await soundLedger();
  });

  async function waiting(support: TestStaff, finance: TestStaff) {
    const member = await withDiamonds(10);
    await support.ask(calls.deskDiamonds, { uid: member.uid, requestId: requestId(), amount: 900, reason });
    const { records } = await finance.ask(calls.deskSecondPerson, {});
    return { member, id: records.at(-1)?.id ?? 0 };
  }

  it('are void when the balance has moved meanwhile, refused, or a day old', async () => {
    const support = await newStaff(server, 'support');
    const finance = await newStaff(server, 'finance');
    const moved = await waiting(support, finance);
    await withTx(server.ctx.database.db, (tx) => giveCoins(tx, moved.member.id, 1, 'meanwhile'));
    expect(await finance.hear(calls.deskDecide, { id: moved.id, confirm: true })).toMatchObject({ code: 1003 });
    const refused = await waiting(support, finance);
    expect(await finance.ask(calls.deskDecide, { id: refused.id, confirm: false })).toEqual({ state: 'refused' });
    const late = await waiting(support, finance);
    server.ctx.clock.runAhead(24 * HOUR_MS);
    const other = await newStaff(server, 'finance');
    expect(await other.hear(calls.deskDecide, { id: late.id, confirm: true })).toMatchObject({ code: 1003 });
    expect((await other.ask(calls.deskSecondPerson, {})).records).toEqual([]);
    await soundLedger();
  });
});

describe('a purchase that is given back', () => {
  async function bought(price: number) {
    const member = await withDiamonds(price);
    const { db } = server.ctx.database;
    const gameId = await makeGame(db, { onlineType: 1, buyAmount: price });
    const download = { id: gameId, platformType: 1 as const, requestId: requestId(), expectPrice: price };
    await server.get(gameCalls.download, download, member);
    return { member, gameId, download };
  }

  it('returns its diamonds, takes the game, and can be bought anew, but not by the old request', async () => {
    const support = await newStaff(server, 'support');
    const { member, gameId, download } = await bought(98);
    const after = await balanceOf(member);
    const { records } = await support.ask(calls.deskPurchases, { uid: member.uid });
    expect(records).toMatchObject([{ itemKind: 'game', itemId: gameId, price: 98 }]);
    const wish = { uid: member.uid, requestId: requestId(), itemKind: 'game' as const, itemId: gameId, reason };
    expect(await support.ask(calls.deskRefund, wish)).toMatchObject({ state: 'done', balance: after + 98 });
    expect(await support.ask(calls.deskRefund, wish)).toMatchObject({ repeated: true, balance: after + 98 });
    expect(await support.hear(calls.deskRefund, { ...wish, requestId: requestId() })).toMatchObject({ code: 1002 });
    expect(await server.ask(gameCalls.download, download, member)).toMatchObject({ code: 1001 });
    expect(await balanceOf(member)).toBe(after + 98);
    await server.get(gameCalls.download, { ...download, requestId: requestId() }, member);
    expect(await balanceOf(member)).toBe(after);
    await soundLedger();
    await server.ctx.database.db.updateTable('purchaseRefunds').set({ price: 99 }).execute();
    expect((await checkDatabase(server.ctx.database.db)).map(({ rule }) => rule)).toEqual([
      'what was paid for purchases is what the ledger took for them',
      'what was given back for a purchase is what it cost, once',
    ]);
  });

  it('waits for a second person above the limit', async () => {
    const support = await newStaff(server, 'support');
    const finance = await newStaff(server, 'finance');
    const { member, gameId } = await bought(600);
    const wish = { uid: member.uid, requestId: requestId(), itemKind: 'game' as const, itemId: gameId, reason };
    expect(await support.ask(calls.deskRefund, wish)).toMatchObject({ state: 'asked' });
    const { records } = await finance.ask(calls.deskSecondPerson, {});
    await finance.ask(calls.deskDecide, { id: records[0]?.id ?? 0, confirm: true });
    expect((await finance.ask(calls.deskPurchases, { uid: member.uid })).records).toEqual([]);
    await soundLedger();
  });

  it('is for who may refund', async () => {
    const { member } = await bought(5);
    const moderator = await newStaff(server, 'moderator');
    expect(await moderator.hear(calls.deskPurchases, { uid: member.uid })).toMatchObject({ code: 1006 });
  });
});

it('a letter of a member stands in their story', async () => {
  const member = await newMember(server);
  await server.get(supportCalls.feedback, { kind: 'bug', content: '付了钱没到账' }, member);
  const support = await newStaff(server, 'support');
  const { records } = await support.ask(calls.deskTimeline, { uid: member.uid, kind: 'letter' });
  expect(records).toMatchObject([{ title: '付了钱没到账' }]);
});
