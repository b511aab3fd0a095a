import type { Generated, GeneratedAlways } from 'kysely';
import type { NoticeKind } from '@/contract/notice';
import type { PagePart } from '@/contract/person';
import type { Json } from './json';
import type { Sealed } from './sealing';

/** A member. Counters are changed in the transaction that adds or removes the counted row. */
export interface UserRow {
  id: Generated<number>;
  uid: string;
  loginName: string | null;
  name: string;
  /** Readable through `server/sealing/phones.ts` alone. */
  phone: Sealed | null;
  /** What the phone is looked up by. */
  phoneHash: string | null;
  passwordHash: string | null;
  /** 0 unknown, 1 male, 2 female. */
  sex: Generated<number>;
  age: Generated<number>;
  accountType: Generated<number>;
  avatar: Generated<string>;
  intro: Generated<string>;
  /** `scene-3`, `game-12`, or empty: one by the member's number. */
  pageCover: Generated<string>;
  /** Parts of their page that others do not see. */
  pageHides: Generated<PagePart[]>;
  needRealName: Generated<boolean>;
  official: Generated<boolean>;
  inviteCode: string;
  invitedBy: number | null;
  channelId: Generated<string>;
  status: Generated<'active' | 'deleted' | 'banned'>;
  postCount: Generated<number>;
  followCount: Generated<number>;
  fanCount: Generated<number>;
  likeCount: Generated<number>;
  readAllBefore: Date | null;
  /** Of what they are not told; each kind at most once. */
  mutedNotices: Generated<NoticeKind[]>;
  /** A nickname that is looked at before it is shown. */
  pendingName: string | null;
  pendingNameAt: Date | null;
  /** When a nickname was last asked for. */
  renamedAt: Date | null;
  createdAt: Date;
  /** When the account is erased, since its member gave it up; until then they may take that back. */
  leaveAt: Generated<Date | null>;
  deletedAt: Date | null;
}

/** A login on one device; `tokenHash` is SHA-256 in hex, the token itself is never stored. */
export interface SessionRow {
  id: Generated<number>;
  tokenHash: string;
  userId: number;
  /** A hash of what the device calls itself: a login that comes from it again is no stranger's. */
  deviceId: string | null;
  channelId: Generated<string>;
  userAgent: Generated<string>;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

export interface DeviceRow {
  deviceId: string;
  appId: string;
  channelId: Generated<string>;
  deviceType: string;
  osType: number;
  inviteCode: string | null;
  firstSeen: Date;
  lastSeen: Date;
}

export interface ChannelVisitRow {
  id: Generated<number>;
  channelId: string | null;
  inviteCode: string | null;
  deviceId: string | null;
  userId: number | null;
  createdAt: Date;
}

export interface AppConfigRow {
  id: Generated<number>;
  appId: string;
  key: string;
  value: Json;
}

export interface SmsCodeRow {
  id: Generated<number>;
  phoneHash: string;
  purpose: 'login' | 'register' | 'bind' | 'reset' | 'delete' | 'rebind';
  codeHash: string;
  /** Wrong guesses of who asked for it, and of everybody else. */
  tries: Generated<number>;
  strangerTries: Generated<number>;
  ipHash: Generated<string>;
  /** The address's IPv6 /48. */
  siteHash: Generated<string>;
  deviceHash: string | null;
  /** Asked for by the phone's owner: signed in, or on a device that was before. */
  trusted: Generated<boolean>;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** A phone that has earned an inviter the reward; it is kept when the account that had it is gone. */
export interface RewardedPhoneRow {
  phoneHash: string;
  createdAt: Date;
}

export interface ThrottleRow {
  key: string;
  windowStart: Date;
  hits: Generated<number>;
  blockedUntil: Date | null;
}

/** One applied migration and the checksum of its text. */
export interface SchemaMigrationRow {
  name: string;
  checksum: string;
  /** A version that does not know it must not start on this database. */
  contracts: Generated<boolean>;
  appliedAt: GeneratedAlways<Date>;
}

export interface UsersTables {
  users: UserRow;
  sessions: SessionRow;
  devices: DeviceRow;
  channelVisits: ChannelVisitRow;
  appConfig: AppConfigRow;
  smsCodes: SmsCodeRow;
  rewardedPhones: RewardedPhoneRow;
  throttles: ThrottleRow;
  schemaMigrations: SchemaMigrationRow;
}
