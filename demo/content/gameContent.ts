import type { PlatformType } from '@/contract/fields';

/** Tabs of the games page besides the one that shows all. */
export type GameTypeKey =
  | 'android'
  | 'ios'
  | 'single'
  | 'online'
  | 'casual'
  | 'role'
  | 'strategy'
  | 'puzzle'
  | 'sim'
  | 'action';

/** A game as it is written by hand; `games.ts` fills in what follows from it. */
export interface GameDraft {
  /** The picture number its icon, cover and screenshots are drawn from; also its place in the catalogue. */
  art: number;
  name: string;
  subtitle: string;
  /** What it is, without the platform tabs. */
  kinds: readonly Exclude<GameTypeKey, 'android' | 'ios'>[];
  tags: readonly string[];
  /** Price in diamonds; 0 is free. */
  price: number;
  /** False for the few paid games that VIP does not include. */
  vipFree?: boolean;
  /** Declared size in MB on Android and on iOS; 0 where it does not exist. */
  mb: readonly [android: number, ios: number];
  version: string;
  /** 0–10. */
  rating: number;
  downloads: number;
  developer: string;
  age: '8+' | '12+';
  /** HTML with p, ul, li and b only. */
  intro: string;
  /** Version, days before seeding, lines; newest first. */
  changes: readonly (readonly [version: string, daysAgo: number, ...lines: string[]])[];
  /** Days before seeding it was published. */
  published: number;
  off?: boolean;
}

export interface GameChange {
  version: string;
  /** Milliseconds before seeding. */
  before: number;
  lines: string[];
}

export interface GameContent {
  id: number;
  art: number;
  name: string;
  subtitle: string;
  types: GameTypeKey[];
  tags: string[];
  status: 'online' | 'off';
  /** 0 free, 1 paid. */
  onlineType: 0 | 1;
  buyAmount: number;
  vipFree: boolean;
  platforms: PlatformType[];
  /** Declared bytes per platform. */
  sizes: Partial<Record<PlatformType, number>>;
  version: string;
  rating: number;
  downloadCount: number;
  developer: string;
  ageRating: string;
  intro: string;
  changelog: GameChange[];
  /** What it asks the device for. */
  permissions: string[];
  /** The system it needs, by platform. */
  requires: Record<PlatformType, string>;
  publishedBefore: number;
  updatedBefore: number;
}
