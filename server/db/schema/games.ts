import type { Generated } from 'kysely';
import type { PlatformType } from '@/contract/fields';
import type { Json } from './json';

export interface GameTypeRow {
  id: Generated<number>;
  type: string;
  name: string;
  sort: Generated<number>;
}

/** What one version of a game changed. */
export interface ChangelogEntry {
  version: string;
  /** Epoch ms. */
  time: number | null;
  lines: string[];
}

export interface GameRow {
  id: Generated<number>;
  name: string;
  subtitle: Generated<string>;
  icon: Generated<string>;
  cover: Generated<string>;
  tags: Generated<string[]>;
  types: Generated<string[]>;
  status: Generated<'online' | 'off'>;
  onlineType: Generated<number>;
  buyAmount: Generated<number>;
  vipFree: Generated<boolean>;
  version: Generated<string>;
  rating: Generated<number>;
  downloadCount: Generated<number>;
  hot: Generated<number>;
  sort: Generated<number>;
  screenshots: Generated<string[]>;
  video: string | null;
  /** HTML, cleaned when it was written. */
  intro: Generated<string>;
  developer: Generated<string>;
  ageRating: Generated<string>;
  changelog: Json<ChangelogEntry[]>;
  /** What it asks the device for; null where nobody says, none where it asks for nothing. */
  permissions: Generated<string[] | null>;
  publishedAt: Date;
  updatedAt: Date;
}

export interface GamePackageRow {
  gameId: number;
  platformType: PlatformType;
  fileName: string;
  bytes: number;
  /** Bytes as lists say them; the demo's files stand in for bigger ones. */
  declared: number;
  sha256: string;
  version: string;
  /** The system it needs, in words. */
  requires: Generated<string>;
}

export interface GameDownloadRow {
  id: Generated<number>;
  userId: number | null;
  gameId: number;
  platformType: PlatformType;
  via: 'free' | 'owned' | 'paid' | 'vip';
  /** Empty for those before 0038. */
  version: Generated<string>;
  /** Of guests, since 0026. */
  deviceHash: string | null;
  siteHash: string | null;
  createdAt: Date;
}

/** What a pack asks for; `checkin` counts days, `newcomer` days since registering, the others need no number. */
export type GiftCondition = 'none' | 'vip' | 'checkin' | 'bought' | 'newcomer';

export interface GiftPackRow {
  id: Generated<number>;
  gameId: number;
  name: string;
  items: Json<{ name: string; count: number }[]>;
  total: number;
  remaining: number;
  condition: Generated<GiftCondition>;
  conditionValue: Generated<number>;
  claimStart: Date | null;
  claimEnd: Date | null;
  redeemEnd: Date | null;
  redeemGuide: Generated<string>;
  sort: Generated<number>;
}

/** One code of a pack; whoever claimed it. */
export interface GiftCodeRow {
  id: Generated<number>;
  giftId: number;
  code: string;
  userId: number | null;
  requestId: string | null;
  claimedAt: Date | null;
}

export interface GamesTables {
  gameTypes: GameTypeRow;
  games: GameRow;
  gamePackages: GamePackageRow;
  gameDownloads: GameDownloadRow;
  giftPacks: GiftPackRow;
  giftCodes: GiftCodeRow;
}
