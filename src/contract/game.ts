import * as v from 'valibot';
import { Count, Diamonds, growing, Id, PlatformType, Time } from './fields';

/** A game as lists show it. `onlineType` 0 is free; `buyAmount` is its price in diamonds. */
export const Game = v.object({
  id: Id,
  appID: v.string(),
  name: v.string(),
  subtitle: v.optional(v.string(), ''),
  icon: v.optional(v.string(), ''),
  cover: v.optional(v.string(), ''),
  tags: v.optional(v.array(v.string()), []),
  status: v.optional(growing(['online', 'off'], 'off'), 'online'),
  onlineType: v.number(),
  buyAmount: v.optional(Diamonds, 0),
  /** Bytes of the package of the first platform. */
  size: v.optional(Count, 0),
  version: v.optional(v.string(), ''),
  /** 0–10. */
  rating: v.optional(v.number(), 0),
  downloadCount: v.optional(Count, 0),
  platforms: v.optional(v.array(PlatformType), []),
  owned: v.optional(v.boolean(), false),
  hasGift: v.optional(v.boolean(), false),
  /** Whether VIP includes it; where a server does not say, VIP members download free (spec 2). */
  vipFree: v.optional(v.boolean(), true),
});
export type Game = v.InferOutput<typeof Game>;

/** One installable package of a game. */
export const GamePackage = v.object({
  platformType: PlatformType,
  size: Count,
  version: v.optional(v.string(), ''),
  /** The system it needs, in words; empty where nobody says. */
  requires: v.optional(v.string(), ''),
});
export type GamePackage = v.InferOutput<typeof GamePackage>;

/** What is known of a game's trailer besides its address. */
export const GameVideo = v.object({
  /** 16:9; where there is none, the game's cover stands in. */
  poster: v.optional(v.string(), ''),
  /** Media type; empty where nobody knows it. */
  type: v.optional(v.string(), ''),
  /** Length; 0 where nobody knows it. */
  seconds: v.optional(Count, 0),
});

/** A game as its own page shows it. `intro` is HTML from the operator. */
export const GameDetail = v.object({
  ...Game.entries,
  screenshots: v.optional(v.array(v.string()), []),
  /** Address of a trailer. It may work for a while only: then the game has to be asked for again. */
  video: v.nullish(v.string()),
  videoInfo: v.nullish(GameVideo),
  intro: v.optional(v.string(), ''),
  developer: v.optional(v.string(), ''),
  updateTime: v.nullish(Time),
  changelog: v.optional(
    v.array(v.object({ version: v.string(), time: v.nullish(Time), lines: v.array(v.string()) })),
    [],
  ),
  ageRating: v.optional(v.string(), ''),
  packages: v.optional(v.array(GamePackage), []),
  /** What the game asks the device for, in words; none where it asks for nothing. */
  permissions: v.nullish(v.array(v.string())),
});
export type GameDetail = v.InferOutput<typeof GameDetail>;

/** A tab of the games page; its key stands in `games/:type?`. */
export const GameType = v.object({ type: v.string(), name: v.string() });
export type GameType = v.InferOutput<typeof GameType>;

/** The answer to a download: where the file is, and what it cost. */
export const DownloadTicket = v.object({
  url: v.string(),
  fileName: v.string(),
  size: v.optional(Count, 0),
  sha256: v.nullish(v.string()),
  charged: v.optional(Diamonds, 0),
  balanceAfter: v.nullish(Diamonds),
  repeated: v.optional(v.boolean(), false),
});
export type DownloadTicket = v.InferOutput<typeof DownloadTicket>;
