import * as v from 'valibot';
import { anyPicture, film, key, line, moment, page, picture, text, whole } from './fields';

const shared = {
  key,
  title: line(40),
  intro: v.optional(text(1000), ''),
  poster: picture,
  pay: v.optional(v.picklist(['free', 'coin', 'vip']), 'free'),
  price: v.optional(whole(0, 100_000), 0),
  vipFree: v.optional(v.boolean(), true),
  hot: v.optional(v.boolean(), false),
  /** Key of the game it shows. */
  game: v.optional(key),
  publishedAt: v.optional(moment),
};

export const WelfareItem = v.pipe(
  v.variant('kind', [
    v.strictObject({
      kind: v.literal('video'),
      ...shared,
      film,
      /** Length, and pixels of the picture. */
      seconds: whole(1, 86_400),
      width: whole(16, 8192),
      height: whole(16, 8192),
    }),
    v.strictObject({ kind: v.literal('album'), ...shared, pictures: v.pipe(v.array(page), v.minLength(1)) }),
  ]),
  v.check(({ pay, price }) => (pay === 'coin') === price > 0, 'has a price exactly where pay is coin'),
);

/** A film or an album that was brought before, without its files: what it says of itself is changed, they stay. */
export const WelfareSheet = v.pipe(
  v.strictObject({ ...shared, poster: v.optional(anyPicture) }),
  v.check(({ pay, price }) => (pay === 'coin') === price > 0, 'has a price exactly where pay is coin'),
);

const isWhole = (item: unknown) =>
  typeof item === 'object' && item !== null && ['kind', 'film', 'pictures'].some((name) => name in item);

/** `welfare.json`: films and albums. */
export const WelfareFile = v.strictObject({
  items: v.optional(
    v.array(v.lazy((item): typeof WelfareItem | typeof WelfareSheet => (isWhole(item) ? WelfareItem : WelfareSheet))),
    [],
  ),
});
