import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { settleDecisions } from '@server/moderation/settle';
import { makeGame } from '@server/testing/games';
import { makeComment, makePost, makeTag, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import type { InputOf } from '@/contract/call';
import { messageCalls } from '@/contract/calls/message';
import { publishingCalls } from '@/contract/calls/publishing';
import { removalCalls } from '@/contract/calls/removal';
import { squareCalls } from '@/contract/calls/square';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import { actsCalls } from '@/contract/desk/acts';
import { memberCalls } from '@/contract/desk/members';
import { moderationCalls as calls } from '@/contract/desk/moderation';

const HOUR_MS = 3_600_000;
const server = withTestServer(async ({ database }) => {
  await database.db
    .insertInto('sensitiveWords')
    .values([
      { word: '加薇', level: 3 },
      { word: '代充', level: 2 },
    ])
    .execute();
});
const db = () => server.ctx.database.db;
const now = () => server.ctx.clock.now();
const settleAll = () => settleDecisions(db(), now() + 10_000);

let author: TestMember;
let reader: TestMember;
let mod: TestStaff;
let other: TestStaff;
let tagId: number;
let postId: number;

beforeEach(async () => {
  [author, reader] = [await newMember(server), await newMember(server)];
  [mod, other] = [await newStaff(server, 'moderator'), await newStaff(server, 'moderator')];
  tagId = await makeTag(db(), '墨山行');
  postId = await makePost(db(), { authorId: author.id, tagId, title: '打折', content: '要的私我，先到先得' });
});

type Reported = InputOf<typeof publishingCalls.report>;
const report = (wish: Partial<Reported> = {}, who = reader) =>
  server.get(publishingCalls.report, { kind: 'post', id: postId, reason: 'spam', ...wish }, who);
const queue = async (who = mod, input: InputOf<typeof calls.deskModeration> = {}) =>
  who.ask(calls.deskModeration, input);
const first = async (who = mod) => {
  const { records } = await queue(who);
  if (!records[0]) throw new Error('nothing waits');
  return records[0];
};
const remove = (id: number, who = mod, more: object = {}) =>
  who.hear(calls.deskJudge, { id, remove: true, reason: '引流广告', ...more });
const pass = (id: number, who = mod) => who.hear(calls.deskJudge, { id, remove: false });
const messages = async (who: TestMember) =>
  (await server.get(messageCalls.messages, { uid: who.uid, group: 'system' }, who)).records;
const titles = async (who: TestMember) => (await messages(who)).map(({ title }) => title);
const seenBy = async (who: TestMember | null) => (await server.ask(squareCalls.post, { id: postId }, who)).code === 0;

describe('the queue', () => {
  it('joins what several people report of one thing', async () => {
    await report();
    await report({ reason: 'fraud', note: '骗我充值' }, await newMember(server));
    await report({ reason: 'spam' }, await newMember(server));
    const { records, counts } = await queue();
    expect(records).toMatchObject([
      { kind: 'post', targetId: postId, reporters: 3, reason: 'spam', excerpt: '打折 要的私我，先到先得', held: false },
    ]);
    expect(counts).toEqual({ all: 1, reports: 1, held: 0, appeals: 0 });
  });

  it('is in the order of age where something waits too long, then of weight', async () => {
    const [old, heavy, light] = await Promise.all(
      ['一', '二', '三'].map((content) => makePost(db(), { authorId: author.id, content })),
    );
    await report({ id: old });
    await db()
      .updateTable('moderationItems')
      .set({ openedAt: new Date(now() - 5 * HOUR_MS) })
      .execute();
    await report({ id: light });
    await report({ id: heavy });
    await report({ id: heavy }, await newMember(server));
    expect((await queue()).records.map(({ targetId }) => targetId)).toEqual([old, heavy, light]);
  });

  it('goes on behind the page before in both parts, without leaving out or repeating one', async () => {
    const at = (hours: number) => new Date(now() - hours * HOUR_MS);
    const rows = Array.from({ length: 130 }, (_, n) => ({
      ...{ kind: 'post' as const, targetId: 1000 + n, authorId: author.id, reporters: 1, weight: n % 7 },
      ...{ openedAt: at(n < 60 ? 5 + (n % 9) : 1), lastAt: at(1) },
    }));
    await db().insertInto('moderationItems').values(rows).execute();
    const seen: { id: number; openedAt: number }[] = [];
    let page = await queue();
    seen.push(...page.records);
    while (page.hasMore) {
      page = await queue(mod, { cutoff: page.cutoff, afterId: page.records.at(-1)?.id ?? 0 });
      seen.push(...page.records);
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(130);
    expect(seen).toHaveLength(130);
    const ages = seen.slice(0, 60).map(({ openedAt }) => openedAt);
    expect(ages).toEqual([...ages].sort((a, b) => a - b));
  });

  it('counts a report more from who was right before', async () => {
    for (let n = 0; n < 3; n += 1) {
      const id = await makePost(db(), { authorId: author.id, content: `广告 ${n}` });
      await report({ id });
      await remove((await first()).id);
      await settleAll();
    }
    await report();
    expect(
      await db().selectFrom('moderationItems').select(['weight', 'trusted']).where('targetId', '=', postId).execute(),
    ).toEqual([{ weight: 3, trusted: 1 }]);
  });

  it('is not for every role', async () => {
    const support = await newStaff(server, 'support');
    expect(await support.hear(calls.deskModeration, {})).toMatchObject({
      code: code.notAllowed,
      data: { needs: 'moderation.see' },
    });
  });
});

describe('one thing', () => {
  it('comes with its hits marked, what stands beside it, who wrote it, and who reported it', async () => {
    const before = await makePost(db(), { authorId: reader.id, tagId, content: '那座桥怎么过' });
    const held = await server.get(
      publishingCalls.publishPost,
      { title: '打八折', content: '想要的 加 薇 找我，二十人充过', tagIds: [tagId], requestId: 'request-1' },
      author,
    );
    const after = await makePost(db(), { authorId: reader.id, tagId, content: '全收集攻略' });
    await makeComment(db(), { postId: held.id, userId: author.id, content: '真的' });
    const { records } = await queue(mod, { queue: 'held' });
    expect(records).toMatchObject([{ targetId: held.id, held: true, words: ['加薇'] }]);
    const item = await mod.ask(calls.deskModerationOpen, { id: records[0]?.id ?? 0 });
    expect(item.pieces).toEqual([
      { text: '想要的 ' },
      { text: '加 薇', word: '加薇', level: 3 },
      { text: ' 找我，二十人充过' },
    ]);
    expect(item).toMatchObject({
      place: '#墨山行',
      link: `/post/${held.id}`,
      hits: [{ word: '加薇', today: 1, right: null }],
    });
    expect(item.before.map(({ id }) => id)).toEqual([before]);
    expect(item.after.map(({ id }) => id)).toEqual([after]);
    expect(item.under).toMatchObject([{ text: '真的', isAuthor: true }]);
    expect(item.judged).toMatchObject({ uid: author.uid, posts: 1, removed: 0, mutedUntil: null });
    expect(item.lock).toMatchObject({ staff: mod.name, mine: true, until: now() + 5 * 60_000 });
  });

  it.each(['comment', 'review', 'bookComment', 'user', 'name'] as const)(
    'of the kind %s can be read whatever is left of it',
    async (kind) => {
      const at = new Date(now());
      const id = kind === 'user' || kind === 'name' ? author.id : 4711;
      const row = { kind, targetId: id, authorId: author.id, openedAt: at, lastAt: at, reporters: 0 };
      const { id: itemId } = await db()
        .insertInto('moderationItems')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow();
      expect(await mod.ask(calls.deskModerationOpen, { id: itemId })).toMatchObject({ kind });
    },
  );

  it('is its opener’s for five minutes: others see who has it and cannot decide', async () => {
    await report();
    const { id } = await first();
    await mod.ask(calls.deskModerationOpen, { id });
    expect((await other.ask(calls.deskModerationOpen, { id })).lock).toMatchObject({ staff: mod.name, mine: false });
    expect(await pass(id, other)).toMatchObject({ code: code.notAllowed, data: { staff: mod.name } });
    server.ctx.clock.runAhead(5 * 60_000);
    expect((await other.ask(calls.deskModerationOpen, { id })).lock).toMatchObject({ staff: other.name, mine: true });
    expect(await pass(id, other)).toMatchObject({ code: 0 });
  });
});

describe('a removal', () => {
  it('is gone for everybody at once, counters are right, and its author sees it with the reason', async () => {
    await report();
    await remove((await first()).id);
    expect([await seenBy(null), await seenBy(reader), await seenBy(author)]).toEqual([false, false, true]);
    expect(await server.get(squareCalls.post, { id: postId }, author)).toMatchObject({
      auditState: 'refused',
      auditNote: '引流广告',
    });
    expect((await server.get(statusCalls.me, { uid: author.uid }, author)).postCount).toBe(0);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is told after ten seconds, once, to the author and to who reported it', async () => {
    await report();
    await remove((await first()).id);
    await settleDecisions(db(), now() + 9_999);
    expect(await titles(author)).not.toContain('你的帖子已被移除');
    await settleAll();
    await settleAll();
    expect((await titles(author)).filter((title) => title === '你的帖子已被移除')).toHaveLength(1);
    expect((await titles(reader)).filter((title) => title === '你举报的内容已处理')).toHaveLength(1);
    const [told] = await messages(author);
    expect(told?.content).toContain('引流广告');
    expect(told?.link).toMatch(/^\/appeal\/\d+$/);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('can be taken back within ten seconds, as if nothing had been', async () => {
    await report();
    const { id } = await first();
    await remove(id, mod, { sanction: 'mute', muteDays: 7 });
    expect(await other.hear(calls.deskUndoDecision, { id })).toMatchObject({ code: code.notAllowed });
    await mod.ask(calls.deskUndoDecision, { id });
    expect(await seenBy(null)).toBe(true);
    await settleAll();
    expect(await titles(author)).not.toContain('你已被禁言');
    expect((await first()).id).toBe(id);
    expect(await checkDatabase(db())).toEqual([]);
    await remove(id);
    await settleAll();
    expect(await mod.hear(calls.deskUndoDecision, { id })).toMatchObject({ code: code.alreadyDone });
  });

  it('happens once: the second one reads who was faster, and neither takes effect nor is written down', async () => {
    await report();
    const { id } = await first();
    const answers = await Promise.all([remove(id, mod), pass(id, other)]);
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, code.alreadyDone]);
    const late = answers.find((answer) => answer.code !== 0);
    expect(late?.data).toMatchObject({ at: now() });
    const acts = await db().selectFrom('staffActs').select('kind').where('kind', 'like', 'thing.%').execute();
    expect(acts).toHaveLength(1);
  });

  it('needs a reason, and a sanction that the role may give', async () => {
    await report();
    const { id } = await first();
    expect(await mod.hear(calls.deskJudge, { id, remove: true })).toMatchObject({ code: code.badParameter });
    expect(await remove(id, mod, { sanction: 'mute' })).toMatchObject({ code: code.badParameter });
    expect(await mod.hear(calls.deskJudge, { id, remove: false, sanction: 'warn' })).toMatchObject({
      code: code.badParameter,
    });
  });

  it.each([
    ['warn', '你收到一次警告'],
    ['mute', '你已被禁言'],
  ])('comes with what was chosen: %s', async (sanction, title) => {
    await report();
    await remove((await first()).id, mod, { sanction, ...(sanction === 'mute' && { muteDays: 7 }) });
    await settleAll();
    expect(await titles(author)).toEqual(expect.arrayContaining([title, '你的帖子已被移除']));
    const item = await mod.ask(calls.deskModerationOpen, { id: (await lastItem()).id });
    expect(item.past).toMatchObject([{ kind: sanction, reason: '引流广告', staff: mod.name }]);
    expect(item.judged).toMatchObject({ removed: 1, warnings: sanction === 'warn' ? 1 : 0 });
  });

  it('comes with a ban once a second person has confirmed it, which ends the logins', async () => {
    await report();
    await remove((await first()).id, mod, { sanction: 'ban' });
    expect(await seenBy(author)).toBe(true);
    await settleAll();
    expect(await server.ask(statusCalls.me, { uid: author.uid }, author)).toMatchObject({ code: code.ok });
    const [asked] = (await other.ask(memberCalls.deskSecondPerson, {})).records;
    expect(asked).toMatchObject({ kind: 'ban', uid: author.uid, askedBy: mod.name, isMine: false });
    await other.ask(memberCalls.deskDecide, { id: asked?.id ?? 0, confirm: true });
    expect(await server.ask(statusCalls.me, { uid: author.uid }, author)).toMatchObject({ code: code.sessionInvalid });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('of a comment takes it out of the counts; of a page its name, picture and introduction', async () => {
    const commentId = await makeComment(db(), { postId, userId: author.id, content: '加我' });
    await report({ kind: 'comment', id: commentId });
    await remove((await first()).id);
    expect((await server.get(squareCalls.post, { id: postId })).commentCount).toBe(0);
    await server.get(userCalls.updateInfo, { name: '代打找我', intro: '看主页' }, author);
    await report({ kind: 'user', id: author.id });
    const { id } = await first();
    await remove(id);
    expect(await server.get(statusCalls.me, { uid: author.uid }, author)).toMatchObject({ intro: '' });
    await mod.ask(calls.deskUndoDecision, { id });
    // By the id that their room knows them by.
    const { records } = await mod.ask(actsCalls.deskActs, { subject: 'member', subjectId: author.uid });
    expect(records.map(({ kind }) => kind)).toEqual(['thing.undone', 'thing.removed']);
    expect(await server.get(statusCalls.me, { uid: author.uid }, author)).toMatchObject({
      name: '代打找我',
      intro: '看主页',
    });
    expect(await checkDatabase(db())).toEqual([]);
  });
});

const lastItem = () =>
  db().selectFrom('moderationItems').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();

describe('what is held', () => {
  const publish = () =>
    server.get(publishingCalls.publishPost, { content: '加薇 看看', tagIds: [tagId], requestId: 'request-1' }, author);

  it('is shown ten seconds after it was passed, and not by what anybody else does', async () => {
    postId = (await publish()).id;
    expect(await seenBy(reader)).toBe(false);
    await pass((await first()).id);
    expect(await seenBy(reader)).toBe(false);
    await settleAll();
    expect(await seenBy(reader)).toBe(true);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('leaves the queue with its author’s own deletion', async () => {
    postId = (await publish()).id;
    await server.get(squareCalls.deletePost, { id: postId }, author);
    expect((await queue()).records).toEqual([]);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is a nickname too: passed it is shown, removed another may be chosen at once', async () => {
    await server.get(userCalls.updateInfo, { name: '加薇领码' }, author);
    const item = await first();
    expect(item).toMatchObject({ kind: 'name', excerpt: '加薇领码' });
    await remove(item.id);
    const status = () => server.get(statusCalls.me, { uid: author.uid }, author);
    expect(await status()).toMatchObject({ pendingName: null, renameAfter: null });
    await settleAll();
    expect(await titles(author)).toContain('新昵称未通过审核');
    await server.get(userCalls.updateInfo, { name: '真的加薇' }, author);
    await pass((await first()).id);
    await settleAll();
    expect((await status()).name).toBe('真的加薇');
    expect(await checkDatabase(db())).toEqual([]);
  });
});

describe('an appeal', () => {
  let removalId: number;
  beforeEach(async () => {
    await report();
    removalId = (await first()).id;
    await remove(removalId, mod, { sanction: 'mute', muteDays: 7 });
    await settleAll();
  });
  const appeal = (who = author) => server.ask(removalCalls.appeal, { id: removalId, text: '只是开玩笑' }, who);

  it('is the author’s, once, and waits for somebody else', async () => {
    expect(await server.get(removalCalls.removal, { id: removalId }, author)).toMatchObject({
      kind: 'post',
      reason: '引流广告',
      excerpt: '打折 要的私我，先到先得',
      appeal: null,
    });
    expect(await appeal(reader)).toMatchObject({ code: code.notFound });
    expect(await appeal()).toMatchObject({ code: 0, data: { appealUntil: null, appeal: { state: 'waiting' } } });
    expect(await appeal()).toMatchObject({ code: code.alreadyDone });
    expect((await queue(mod)).counts.appeals).toBe(0);
    const waits = await first(other);
    expect(waits).toMatchObject({ isAppeal: true, targetId: postId });
    expect(await pass(waits.id, mod)).toMatchObject({ code: code.notAllowed });
    expect(await other.ask(calls.deskModerationOpen, { id: waits.id })).toMatchObject({
      appeal: { text: '只是开玩笑', against: { staff: mod.name, reason: '引流广告' } },
    });
  });

  it('that is granted gives the post back and takes the mute off', async () => {
    await appeal();
    await pass((await first(other)).id, other);
    await settleAll();
    expect(await seenBy(reader)).toBe(true);
    expect(await titles(author)).toEqual(expect.arrayContaining(['申诉成立', '禁言已解除']));
    expect(await server.get(removalCalls.removal, { id: removalId }, author)).toMatchObject({
      appeal: { state: 'granted' },
    });
    expect((await queue(mod)).overturned).toBe(1);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('that is granted takes off no mute that came with something else', async () => {
    // The one of the removal is lifted already.
    await mod.ask(memberCalls.deskLift, { uid: author.uid, kind: 'mute', reason: '说明过了' });
    await mod.ask(memberCalls.deskMute, { uid: author.uid, days: 30, reason: '在评论里辱骂他人' });
    await appeal();
    await pass((await first(other)).id, other);
    await settleAll();
    const { muted } = await mod.ask(memberCalls.deskMember, { uid: author.uid });
    expect(muted).toMatchObject({ reason: '在评论里辱骂他人', endsAt: now() + 30 * 24 * HOUR_MS });
    expect((await titles(author)).filter((title) => title === '禁言已解除')).toHaveLength(1);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('that is refused leaves all as it is, with a reason', async () => {
    await appeal();
    await remove((await first(other)).id, other, { reason: '确实是广告' });
    await settleAll();
    expect(await seenBy(reader)).toBe(false);
    expect(await server.get(removalCalls.removal, { id: removalId }, author)).toMatchObject({
      appeal: { state: 'refused', reason: '确实是广告' },
    });
    expect(await appeal()).toMatchObject({ code: code.alreadyDone });
  });

  it('comes within thirty days', async () => {
    await db()
      .updateTable('moderationItems')
      .set({ settledAt: new Date(now() - 30 * 24 * HOUR_MS) })
      .execute();
    expect(await appeal()).toMatchObject({ code: code.notAllowed });
  });
});

describe('posts that the house puts forward', () => {
  it('are marked and unmarked, with both sides in the log', async () => {
    expect(await mod.ask(calls.deskMarkPost, { id: postId, pinned: true, featured: true, reason: '写得好' })).toEqual({
      pinned: true,
      featured: true,
    });
    expect(await server.get(squareCalls.post, { id: postId })).toMatchObject({ pinned: true, featured: true });
    for (let n = 0; n < 2; n += 1) await mod.ask(calls.deskMarkPost, { id: postId, pinned: false, reason: '到期' });
    expect(await server.get(squareCalls.post, { id: postId })).toMatchObject({ pinned: false, featured: true });
    const acts = await db()
      .selectFrom('staffActs')
      .selectAll()
      .where('kind', '=', 'post.marked')
      .orderBy('id')
      .execute();
    expect(acts).toMatchObject([
      { before: { pinned: false, featured: false }, after: { pinned: true, featured: true }, reason: '写得好' },
      { before: { pinned: true, featured: true }, after: { pinned: false, featured: true }, reason: '到期' },
    ]);
  });
});

describe('the list of words', () => {
  it('shows before it is saved what a word would have caught', async () => {
    await makePost(db(), { authorId: author.id, content: '有没有 群 号 分享一下' });
    await makeComment(db(), { postId, userId: author.id, content: '群号在主页' });
    const at = new Date(now());
    const review = { gameId: await makeGame(db()), authorId: author.id, score: 5, content: '进群号领码' };
    await db()
      .insertInto('gameReviews')
      .values({ ...review, answer: null, answeredAt: null, scoredAt: at, createdAt: at, updatedAt: at })
      .execute();
    await db().updateTable('users').set({ intro: '群号见主页' }).where('id', '=', author.id).execute();
    const { people } = await db()
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('people'))
      .executeTakeFirstOrThrow();
    const { looked, caught, examples } = await mod.ask(calls.deskWordPreview, { word: '群号' });
    expect([looked, caught]).toEqual([4 + people, 4]);
    expect(examples.map(({ kind }) => kind).sort()).toEqual(['comment', 'post', 'review', 'user']);
    expect(examples.map(({ pieces }) => pieces.find(({ word }) => word)?.text).sort()).toEqual([
      '群 号',
      '群号',
      '群号',
      '群号',
    ]);
  });

  it('holds, refuses and lets go from then on', async () => {
    const publish = (n: number) =>
      server.ask(
        publishingCalls.publishPost,
        { content: '群号在主页', tagIds: [tagId], requestId: `request-${n}` },
        author,
      );
    await mod.ask(calls.deskSaveWord, { word: '群号', level: 3, reason: '引流' });
    expect((await publish(1)).data).toMatchObject({ auditState: 'pending' });
    for (let n = 0; n < 2; n += 1) await mod.ask(calls.deskSaveWord, { word: '群号', level: 2, reason: '还在引流' });
    expect(await publish(2)).toMatchObject({ code: code.sensitiveWord });
    expect((await mod.ask(calls.deskWords, {})).records[0]).toEqual({ word: '群号', level: 2, held: 1, removed: 0 });
    await mod.ask(calls.deskRemoveWord, { word: '群号', reason: '误伤太多' });
    expect((await publish(3)).data).toMatchObject({ auditState: 'passed' });
    expect(await mod.hear(calls.deskRemoveWord, { word: '群号', reason: '误伤太多' })).toMatchObject({
      code: code.notFound,
    });
    const kinds = await db()
      .selectFrom('staffActs')
      .select('kind')
      .where('subject', '=', 'word')
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['word.saved', 'word.saved', 'word.removed']);
  });
});

it('what waits is left to people where the house has them, and to a minute where it has not', async () => {
  const { jobsOf } = await import('@server/jobs');
  const names = (heldDecidedBy: 'staff' | 'time') =>
    jobsOf({ ...server.ctx, config: { ...server.ctx.config, heldDecidedBy } }).map(({ name }) => name);
  expect(names('staff')).not.toContain('approvePosts');
  expect(names('time')).toEqual(
    expect.arrayContaining(['approvePosts', 'approveNames', 'approveReviews', 'approveBookComments']),
  );
});

it('a minute lets nobody through who was warned lately', async () => {
  const { approveWaiting } = await import('@server/square/approve');
  const { warnMember } = await import('@server/sanctions/impose');
  const publish = (who: TestMember) =>
    server.get(publishingCalls.publishPost, { content: '加薇 看看', tagIds: [tagId], requestId: 'request-1' }, who);
  const by = { staff: { id: mod.id, name: mod.name, role: 'moderator' as const }, traceId: 't', now: now() };
  await withTx(db(), (tx) => warnMember(tx, by, { userId: author.id, reason: '刷屏' }));
  const [bad, good] = [await publish(author), await publish(reader)];
  await withTx(db(), (tx) => approveWaiting(tx, now() + 60_000));
  const states = await db()
    .selectFrom('posts')
    .select(['id', 'auditState'])
    .where('id', 'in', [bad.id, good.id])
    .orderBy('id')
    .execute();
  expect(states.map(({ auditState }) => auditState)).toEqual(['pending', 'passed']);
  expect((await queue()).records.map(({ targetId }) => targetId)).toEqual([bad.id]);
  expect(await checkDatabase(db())).toEqual([]);
});

it.each([
  ['whatever is held waits', 'delete from moderation_items where held'],
  ['whatever is held waits', "update posts set audit_state = 'passed' where audit_state = 'pending'"],
  ['knows of every report', 'update moderation_items set reporters = 0'],
  [
    'an appeal is about a removal',
    "update moderation_items set decision = 'passed' where appeal_of is null and decision is not null",
  ],
  ['a removed post or comment', "update posts set audit_state = 'passed' where audit_state = 'refused'"],
])('the database says when it is broken: %s (%s)', async (rule, statement) => {
  await report();
  const { id } = await first();
  await remove(id);
  await settleAll();
  await server.get(removalCalls.appeal, { id, text: '只是开玩笑' }, author);
  await server.get(
    publishingCalls.publishPost,
    { content: '加薇 看看', tagIds: [tagId], requestId: 'request-1' },
    reader,
  );
  expect(await checkDatabase(db())).toEqual([]);
  await server.ctx.database.exec(`begin; set local session_replication_role = replica; ${statement}; commit`);
  const broken = (await checkDatabase(db())).map((breach) => breach.rule);
  expect(broken).toContainEqual(expect.stringContaining(rule));
});
