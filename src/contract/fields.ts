import * as v from 'valibot';

/** A database identity. */
export const Id = v.pipe(v.number(), v.integer(), v.minValue(0));
/** A moment in epoch milliseconds; the client also accepts the older spellings (see `api/readFields`). */
export const Time = v.number();
/** A whole number of X diamonds. */
export const Diamonds = v.pipe(v.number(), v.integer());
/** Money in fen, a hundredth of a yuan. */
export const Fen = v.pipe(v.number(), v.integer());
/** A count of things. */
export const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** One UUID for one intent that moves money or stock; repeating it never charges twice. */
export const RequestId = v.pipe(v.string(), v.minLength(8), v.maxLength(64));
/** May be missing or null. */
export const maybe = <const S extends v.GenericSchema>(schema: S) => v.nullish(schema);
/** A call without fields of its own. */
export const Nothing = v.object({});
/** An answer without a payload. */
export const Null = v.nullish(v.unknown());
/** A set of values that will grow: an app that does not know one yet takes it for `unknown`, the one that promises least. */
export const growing = <const Values extends readonly (string | number)[], const Value extends Values[number]>(
  values: Values,
  unknown: Value,
) => v.fallback(v.picklist(values), unknown);
/** 1 Android, 2 iOS. */
export const PlatformType = v.picklist([1, 2]);
export type PlatformType = v.InferOutput<typeof PlatformType>;

/** The names under which times travel, so that one reader can bring every spelling to epoch milliseconds. */
export const timeFields: ReadonlySet<string> = new Set([
  'createTime',
  'updateTime',
  'expTime',
  'expiresAt',
  'claimStart',
  'claimEnd',
  'redeemEnd',
  'startTime',
  'endTime',
  'serverTime',
  'resetTime',
  'activeTime',
  'renameAfter',
  'publishTime',
  'freeUntil',
  'urlsExpireAt',
]);

/** The names under which addresses of pictures travel; lists of them too. A `url` beside `w` and `h` is one as well. */
export const pictureFields: ReadonlySet<string> = new Set([
  'avatar',
  'cover',
  'icon',
  'image',
  'poster',
  'screenshots',
]);

/** The device that asks, as it names itself: what is allowed once is allowed once a device, and one that has signed in is known again. */
export const deviceID = v.optional(v.pipe(v.string(), v.maxLength(64)));
