import { buildApp } from '@server/app';
import { newStaff } from '@server/desk/testing/staff';
import { speakTo, type TestServer, withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import { buildWorld } from '@server/testing/walk/world';
import type { Account } from '@/contract/account';
import { activityCalls } from '@/contract/calls/activity';
import { checkinCalls } from '@/contract/calls/checkin';
import { giftCalls } from '@/contract/calls/gift';
import { messageCalls } from '@/contract/calls/message';
import { readingCalls } from '@/contract/calls/reading';
import { squareCalls } from '@/contract/calls/square';
import { supportCalls } from '@/contract/calls/support';
import { userCalls } from '@/contract/calls/user';
import { welfareCalls } from '@/contract/calls/welfare';
import { letterCalls } from '@/contract/desk/letterCalls';
import { activityRules } from './activityRules';
import { checkDatabase } from './check';
import { checkinRules } from './checkinRules';
import { readingRules } from './readingRules';
import { supportRules } from './supportRules';
import { welfareRules } from './welfareRules';

const DAY_MS = 86_400_000;
const requestId = 'request-1';

/** Some days of two members, in which every rule of rewards, reading, welfare and support has something to hold. */
async function history(server: TestServer): Promise<void> {
  const { clock, database } = server.ctx;
  const me = await registerMember(server);
  await database.db.insertInto('checkinMilestones').values({ days: 2, coins: 4 }).execute();
  clock.runAhead(DAY_MS);
  await server.get(checkinCalls.signIn, { requestId }, me);
  await server.get(checkinCalls.makeUp, { day: '2026-03-02', requestId: 'request-2', expectPrice: 2 }, me);
  const { code: inviteCode } = await server.get(checkinCalls.invite, {}, me);
  const friend = await registerMember(server, inviteCode);
  const code = await smsCodeFor(server, '13800138000', 'bind');
  await server.get(userCalls.bind, { phone: '13800138000', code }, friend);

  const tasks = (await server.get(activityCalls.taskList, {}, me)).records;
  const done = tasks.find(({ kind }) => kind === 'checkin');
  await server.get(activityCalls.claimTask, { id: done?.id ?? 0, requestId }, me);
  await server.get(giftCalls.claimGift, { id: 1, requestId }, me);
  await server.get(activityCalls.joinActivity, { id: 1, requestId }, me);
  await server.get(activityCalls.drawActivity, { id: 1, requestId }, me);
  await server.get(activityCalls.claimActivityReward, { id: 1, rid: 1, requestId: 'request-3' }, me);

  await server.get(readingCalls.subscribe, { id: 1 }, me);
  const place = { id: 1, chapterId: 1, page: 5, offset: 0, total: 6, baseVersion: 0 };
  await server.get(readingCalls.savePlace, place, me);
  await server.get(readingCalls.addBookComment, { id: 1, chapterId: 2, content: '一口气看完了，期待下一次更新' }, me);
  await server.get(welfareCalls.likeWelfare, { id: 1 }, me);
  await server.get(welfareCalls.saveWelfareSecond, { id: 1, second: 7 }, me);
  await server.get(supportCalls.faqVote, { id: 1, helpful: true, deviceID: 'device-1' }, me);
  await server.get(supportCalls.faqVote, { id: 1, helpful: false, deviceID: 'device-2' }, friend);
  await letters(server, me);
  await server.get(messageCalls.readMessages, { all: true }, me);
  await server.get(squareCalls.follow, { id: 2 }, me);
}

/** Two letters that became one, which was answered and rated. */
async function letters(server: TestServer, me: Account): Promise<void> {
  const staff = await newStaff(server, 'support');
  const write = async (content: string) =>
    (await server.get(supportCalls.feedback, { kind: 'bug', content }, me)).letterId ?? 0;
  const [id, other] = [await write('没到账'), await write('还是没到账')];
  const { version } = await staff.ask(letterCalls.mergeLetters, { id, other });
  await staff.ask(letterCalls.answerLetter, { id, text: '补上了', next: 'closed', seen: version, requestId });
  await server.get(supportCalls.rateLetter, { id, rating: 5 }, me);
}

const server = withTestServer(async (ctx) => {
  await buildWorld(ctx);
  const app = await buildApp(ctx);
  await history({ ctx, app, ...speakTo(app) });
  await app.close();
});

/** Rule by its words, and what breaks it. */
const breaches: readonly (readonly [string, string])[] = [
  ["a pack's stock", 'update gift_packs set remaining = remaining + 1 where id = 1'],
  ["a pack's stock", 'update gift_codes set user_id = 2, request_id = $$r$$, claimed_at = now() where id = 2'],
  ['a pack has no more codes', 'update gift_packs set total = 1 where id = 1'],
  ['every claimed task', 'delete from task_claims'],
  ['every claimed task', 'update task_claims set reward = reward + 1'],
  ['every claimed task', "delete from ledger_txns where kind = 'task'"],
  ['what activities gave', "delete from activity_entries where kind = 'reward'"],
  ['what activities gave', "update activity_entries set coins = coins + 1 where kind = 'reward'"],
  ['points and tickets', 'update activity_members set points = points + 1'],
  ['points and tickets', "delete from activity_entries where kind = 'draw'"],
  [
    'no member owes a ticket',
    'alter table activity_members drop constraint activity_tickets_not_negative; update activity_members set tickets = -1',
  ],
  ['activities.participants', 'update activities set participants = 7 where id = 1'],
  ['every check-in reward and milestone', "update checkins set reward = reward + 1 where kind = 'signed'"],
  ['every check-in reward and milestone', 'delete from checkin_bonuses'],
  ['every check-in reward and milestone', "delete from ledger_txns where kind = 'checkin'"],
  ['every made-up day', "update checkins set price = 1 where kind = 'makeup'"],
  ['every made-up day', "delete from checkins where kind = 'makeup'"],
  ['a milestone stands on a streak', "delete from checkins where kind = 'makeup'"],
  ['no day was signed before', "update checkins set day = day - 30 where kind = 'makeup'"],
  ['invitation rewards', 'update users set invited_by = null'],
  ['invitation rewards', 'update users set invited_by = 2 where id = 2'],
  ['books.subscribe_count', 'delete from book_subscriptions'],
  ['chapters of a book are numbered', 'update chapters set idx = 99 where id = 7'],
  ['chapters.comment_count', 'update book_comments set deleted_at = now()'],
  ['places, read marks and comments', 'update reading_places set chapter_id = 8'],
  ['places, read marks and comments', 'update book_comments set chapter_id = 9'],
  ['nobody has seen more chapters', 'update book_subscriptions set seen = 99'],
  ['a chapter is priced exactly', "update chapters set pay = 'free' where price > 0"],
  ['faqs.helpful', 'update faqs set helpful = 5'],
  ['faqs.unhelpful', 'delete from faq_votes where not helpful'],
  [
    'nothing that a closed account recorded',
    `insert into support_cases (number, writer, request_id, came_from, build, actions, bytes, created_at)
      values ('1234-5678', 'u:2', 'r', 'menu', 'b', 1, 1, now()); update users set status = 'deleted' where id = 2`,
  ],
  ['a first answer of a letter', "delete from letter_entries where kind = 'answer'"],
  ['a first answer of a letter', 'update feedbacks set first_answered_at = null, rating = null where rating = 5'],
  ['guests are not answered', "update feedbacks set writer = 'd:phone' where rating = 5"],
  ['a letter was merged into one of the same writer', "update feedbacks set writer = 'u:2' where state = 'merged'"],
  [
    'a letter was merged into one of the same writer',
    'update letter_entries set letter_id = merged.id from feedbacks merged where merged.merged_into = letter_id',
  ],
  [
    "a letter's pictures are its writer's",
    `insert into letter_pictures (owner_id, storage_key, w, h, bytes, letter_id, created_at)
      select 2, 'k', 1, 1, 1, min(id), now() from feedbacks`,
  ],
  ['stars are for answers', 'update feedbacks set first_answered_at = null where rating = 5'],
  ['a message is read by those', 'update messages set target_user_id = 2'],
  ['likes of welfare items', 'delete from welfare_likes'],
  ['nobody stopped behind the end', 'update welfare_progress set second = 21'],
];

const areas = [activityRules, checkinRules, readingRules, supportRules, welfareRules].flat();

describe('the rules of rewards, reading, welfare and support', () => {
  it('hold after ordinary days', async () => {
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });

  it.each(breaches)('names the broken one: %s (%s)', async (rule, statement) => {
    const { exec, db } = server.ctx.database;
    await exec(`begin; set local session_replication_role = replica; ${statement}; commit`);
    const broken = (await checkDatabase(db, areas)).map((breach) => breach.rule);
    expect(broken).toContainEqual(expect.stringContaining(rule));
  });

  it('are each broken here at least once', () => {
    const unproven = areas.filter(({ name }) => !breaches.some(([rule]) => name.includes(rule)));
    expect(unproven.map(({ name }) => name)).toEqual([]);
  });
});
