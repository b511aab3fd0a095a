import * as v from 'valibot';
import { key, whole } from './fields';

const checkin = {
  open: v.boolean(),
  days: v.pipe(
    v.array(v.strictObject({ coins: whole(0, 10_000) })),
    v.minLength(1, 'must not be empty'),
    v.maxLength(31, 'must be at most 31'),
  ),
  milestones: v.pipe(
    v.array(v.strictObject({ days: whole(1, 3650), coins: whole(1, 100_000) })),
    v.maxLength(20, 'must be at most 20'),
    v.check((all) => new Set(all.map(({ days }) => days)).size === all.length, 'names a day twice'),
  ),
  makeupPrice: whole(0, 10_000),
  makeupPerMonth: whole(0, 31),
};
const invite = { invitedCoins: whole(0, 10_000), inviterCoins: whole(0, 10_000), perDay: whole(0, 10_000) };
const square = {
  titleMaxLength: whole(1, 100),
  minLength: whole(1, 1000),
  // A post travels in one form, which holds no more.
  maxLength: whole(1, 20_000),
  commentMaxLength: whole(1, 5000),
  maxImages: whole(1, 18),
  maxTags: whole(1, 10),
  postsPerDay: whole(1, 10_000),
  commentsPerDay: whole(1, 10_000),
  reportsPerDay: whole(1, 10_000),
  uploadsPerDay: whole(1, 10_000),
  renameDays: whole(0, 365),
};
const reading = { batchSize: whole(2, 1000), batchDiscount: whole(0, 90), batchLimit: whole(2, 1000) };

const isLongEnough = ({ minLength, maxLength }: { minLength: number; maxLength: number }) => maxLength >= minLength;
const TOO_SHORT = 'must not be below minLength';
const isEnough = ({ batchSize, batchLimit }: { batchSize: number; batchLimit: number }) => batchLimit >= batchSize;
const TOO_FEW = 'must not be below batchSize';

/** Whether check-in is open, and what each day of a streak, streaks and made-up days give and cost (contract 3). */
export const CheckinItem = v.strictObject({ key, ...checkin });
/** What an invitation gives to both, and how many a day. */
export const InviteItem = v.strictObject({ key, ...invite });
/** How long posts and comments may be, how many a day, and how often a nickname changes. */
export const SquareItem = v.pipe(
  v.strictObject({ key, ...square }),
  v.forward(
    v.check((all) => isLongEnough(all), TOO_SHORT),
    ['maxLength'],
  ),
);
/** From how many chapters on what is bought together costs less, by how many percent, and how many at once. */
export const ReadingItem = v.pipe(
  v.strictObject({ key, ...reading }),
  v.forward(
    v.check((all) => isEnough(all), TOO_FEW),
    ['batchLimit'],
  ),
);

/** What `settings.json` has of them, by their names. */
export const rules = {
  checkinRules: v.optional(v.strictObject(checkin)),
  inviteRules: v.optional(v.strictObject(invite)),
  squareRules: v.optional(
    v.pipe(
      v.strictObject(square),
      v.forward(
        v.check((all) => isLongEnough(all), TOO_SHORT),
        ['maxLength'],
      ),
    ),
  ),
  readingRules: v.optional(
    v.pipe(
      v.strictObject(reading),
      v.forward(
        v.check((all) => isEnough(all), TOO_FEW),
        ['batchLimit'],
      ),
    ),
  ),
};
