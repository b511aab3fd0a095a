import * as v from 'valibot';
import { anyPicture, html, key, line, moment, packageFiles, text, whole } from './fields';

const packageOf = <const F extends v.GenericSchema>(file: F) =>
  v.strictObject({
    file,
    version: v.optional(line(30)),
    /** The system it needs, in words. */
    requires: v.optional(text(30), ''),
    /** What members download it as. */
    fileName: v.optional(line(80)),
  });

export const GameItem = v.strictObject({
  key,
  name: line(30),
  subtitle: v.optional(text(60), ''),
  icon: anyPicture,
  cover: anyPicture,
  screenshots: v.optional(v.array(anyPicture), []),
  tags: v.optional(v.array(line(12)), []),
  types: v.optional(v.array(line(20)), []),
  status: v.optional(v.picklist(['online', 'off']), 'online'),
  /** Diamonds; 0 is free. */
  price: v.optional(whole(0, 1_000_000), 0),
  vipFree: v.optional(v.boolean(), false),
  version: v.optional(text(30), ''),
  rating: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10)), 0),
  sort: v.optional(whole(), 0),
  intro: v.optional(html, ''),
  developer: v.optional(text(60), ''),
  ageRating: v.optional(text(10), ''),
  changelog: v.optional(
    v.array(v.strictObject({ version: line(30), time: v.optional(moment), lines: v.array(line(200)) })),
    [],
  ),
  /** What the game asks the device for; an empty list says that it asks for nothing. */
  permissions: v.optional(v.array(line(20))),
  /** How often one, two, three, four and five stars were given before, elsewhere. */
  ratings: v.optional(v.pipe(v.array(whole()), v.length(5, 'needs five numbers, for one to five stars'))),
  publishedAt: v.optional(moment),
  updatedAt: v.optional(moment),
  packages: v.optional(
    v.strictObject({
      android: v.optional(packageOf(packageFiles.android)),
      ios: v.optional(packageOf(packageFiles.ios)),
    }),
    {},
  ),
});

export const GiftItem = v.pipe(
  v.strictObject({
    key,
    /** Key of its game. */
    game: key,
    name: line(40),
    items: v.pipe(v.array(v.strictObject({ name: line(30), count: whole(1) })), v.minLength(1, 'must not be empty')),
    /** How many codes there are in all: made by the server. */
    stock: v.optional(whole(0, 100_000)),
    /** Or the codes themselves. */
    codes: v.optional(v.array(line(60))),
    condition: v.optional(v.picklist(['none', 'vip', 'checkin', 'bought', 'newcomer']), 'none'),
    conditionValue: v.optional(whole(), 0),
    claimStart: v.optional(moment),
    claimEnd: v.optional(moment),
    redeemEnd: v.optional(moment),
    redeemGuide: v.optional(text(500), ''),
    sort: v.optional(whole(), 0),
  }),
  v.check(({ stock, codes }) => (stock === undefined) !== (codes === undefined), 'needs either stock or codes'),
  v.check(({ codes = [] }) => new Set(codes).size === codes.length, 'names a code twice'),
);

/** A tab of the games; `all` filters nothing. */
export const GameTypeItem = v.strictObject({ key, type: line(20), name: line(12) });

/** `games.json` */
export const GamesFile = v.strictObject({
  types: v.optional(v.array(v.strictObject({ type: line(20), name: line(12) })), []),
  games: v.optional(v.array(GameItem), []),
  gifts: v.optional(v.array(GiftItem), []),
});
