import { type DemoAccount, demoAccounts } from '@demo/content/demoAccounts';
import { gameNamed } from '@demo/content/games';
import { personas } from '@demo/content/personas';
import { welfareItems } from '@demo/content/welfare';
import type { HashCost } from '@server/context';
import type { Tx } from '@server/db/database';
import type { Ids } from '@server/ids';
import { mediaPath } from '@server/media/kinds';
import { buy } from '@server/money/buy';
import { credit } from '@server/money/ledger';
import { stageBalance } from '@server/money/stage';
import { grantVip } from '@server/money/vip';
import { userPhone } from '@server/sealing/phones';
import type { Keys } from '@server/secret';
import { moneyText } from '@server/text/money';
import { NEW_MEMBER_COINS } from '@server/users/createMember';
import { rewardInvited } from '@server/users/invite';
import { hashPassword } from '@server/users/password';
import type { PagePart } from '@/contract/person';
import { continueIds } from './identity';
import { inviteCodeOf, uidOf } from './memberNumbers';
import { earnedLater } from './seedCheckins';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365;
/** Demo accounts have read what is older. */
const READ_DAYS = 20;
const VIP_DAYS = { normal: 30, month: 30, year: YEAR_DAYS } as const;

/** What seeding needs from outside. */
export interface SeedTools extends Keys {
  ids: Ids;
  hashCost: HashCost;
}

/** When somebody who writes came: some long ago, some this year. */
const cameBefore = (id: number): number => 120 + ((id * 173) % 1100);
/** Some show the picture of a game over their page, others a scene. */
const coverOf = (id: number): string => (id % 3 === 0 ? `scene-${id % 8}` : `game-${1 + ((id * 11) % 48)}`);
/** Most show everything; the shyest show nothing. */
const hiddenBy = (id: number): PagePart[] =>
  id % 13 === 0 ? ['games', 'books', 'people'] : id % 5 === 0 ? ['books'] : [];

async function seedWriters(tx: Tx, now: number): Promise<void> {
  const rows = personas.map(({ id, name, avatar, intro, sex, official }) => ({
    id,
    uid: uidOf(id),
    name,
    avatar: mediaPath('avatar', avatar),
    intro,
    sex,
    official: official ?? false,
    inviteCode: inviteCodeOf(id),
    pageCover: coverOf(id),
    pageHides: hiddenBy(id),
    createdAt: new Date(now - cameBefore(id) * DAY_MS),
  }));
  await tx.insertInto('users').values(rows).execute();
  for (const { id, vip } of personas) {
    if (vip === undefined) continue;
    const begun = now - (id % VIP_DAYS[vip]) * DAY_MS;
    await grantVip(tx, { userId: id, days: VIP_DAYS[vip], badge: vip, source: 'gift', ref: `seed:${id}`, now: begun });
  }
}

/** What an account has bought, as the ledger takes it. */
function boughtBy({ owned, films = [] }: DemoAccount) {
  return [
    ...owned.map(([name, before]) => {
      const { id, buyAmount } = gameNamed(name);
      return { kind: 'game' as const, id, price: buyAmount, title: moneyText.gamePurchase(name), before };
    }),
    ...films.map(([title, before]) => {
      const at = welfareItems.findIndex((item) => item.title === title);
      const price = welfareItems[at]?.price ?? 0;
      return { kind: 'welfare' as const, id: at + 1, price, title: moneyText.welfarePurchase(title), before };
    }),
  ];
}

/** Buys things in the order of their times, in which the ledger shows its lines. */
async function pay(
  tx: Tx,
  { userId, bought, ids, now }: { userId: number; bought: ReturnType<typeof boughtBy>; ids: Ids; now: number },
): Promise<void> {
  for (const { kind, id, price, title, before } of bought) {
    const wish = { userId, kind, items: [{ id, price }], title, requestId: ids.uuid(), vipFree: false };
    await buy(tx, { ...wish, now: now - before });
  }
}

/** The films that accounts bought, which was after their check-ins; their diamonds were counted before. */
export async function seedFilmsBought(
  tx: Tx,
  memberIds: ReadonlyMap<string, number>,
  { ids, now }: { ids: Ids; now: number },
): Promise<void> {
  for (const account of demoAccounts) {
    const userId = memberIds.get(account.key) ?? 0;
    await pay(tx, { userId, bought: boughtBy(account).filter(({ kind }) => kind === 'welfare'), ids, now });
  }
}

/** Buys what the account owns, then brings its diamonds and VIP to what the demo says of it. */
async function seedWealth(
  tx: Tx,
  userId: number,
  account: DemoAccount,
  { ids }: SeedTools,
  now: number,
): Promise<void> {
  const joined = now - account.createdBefore;
  const welcome = {
    amount: NEW_MEMBER_COINS,
    kind: 'newMember',
    ref: String(userId),
    title: moneyText.newMember,
  } as const;
  await credit(tx, { ...welcome, userId, from: 'reward', now: joined });
  if (account.invitedBy !== undefined) await rewardInvited(tx, userId, joined);
  const bought = boughtBy(account);
  const cost = bought.reduce((sum, { price }) => sum + price, 0);
  const later = await earnedLater(tx, account);
  await stageBalance(tx, { userId, coins: account.coins + cost - later, ids, now: joined + DAY_MS });
  await pay(tx, { userId, bought: bought.filter(({ kind }) => kind === 'game'), ids, now });
  if (account.vip) {
    const { badge, expiresBefore } = account.vip;
    const days = VIP_DAYS[badge];
    const begun = now - expiresBefore - days * DAY_MS;
    await grantVip(tx, { userId, days, badge, source: 'gift', ref: `seed:${userId}`, now: begun });
  }
}

/** The people of the demo; answers the ids of the accounts by key. */
export async function seedMembers(tx: Tx, tools: SeedTools, now: number): Promise<Map<string, number>> {
  // Dear by design: they are made while the database is busy with the rest.
  const hashes = demoAccounts.map(({ password }) => hashPassword(password, tools.hashCost));
  await seedWriters(tx, now);
  const memberIds = new Map<string, number>();
  for (const [place, account] of demoAccounts.entries()) {
    const id = personas.length + 1 + place;
    const uid = uidOf(id);
    await tx
      .insertInto('users')
      .values({
        id,
        uid,
        loginName: account.loginName,
        name: account.name,
        ...(account.phone === undefined ? {} : userPhone(account.phone, uid, tools)),
        passwordHash: (await hashes[place]) ?? null,
        sex: account.sex,
        age: account.age,
        avatar: mediaPath('avatar', account.avatar),
        intro: account.intro,
        inviteCode: inviteCodeOf(id),
        invitedBy: account.invitedBy === undefined ? null : (memberIds.get(account.invitedBy) ?? null),
        readAllBefore: new Date(now - READ_DAYS * DAY_MS),
        pageCover: coverOf(id),
        pageHides: [],
        createdAt: new Date(now - account.createdBefore),
      })
      .execute();
    await seedWealth(tx, id, account, tools, now);
    memberIds.set(account.key, id);
  }
  await continueIds(tx, 'users');
  return memberIds;
}
