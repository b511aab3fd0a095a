import * as v from 'valibot';
import { Count, Diamonds, Fen, Id, Nothing, RequestId, Time } from '@/contract/fields';
import { deskCall } from './deskCall';
import { NoteText, StaffNote } from './notes';

/** Once a request id; a desk of the build before names none. */
const requestId = v.optional(RequestId);
const uid = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
/** Why; it stands in the log for ever. */
export const Reason = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(200));

/** A member as a search finds them. */
export const FoundMember = v.object({
  uid: v.string(),
  name: v.string(),
  avatar: v.string(),
  status: v.picklist(['active', 'banned', 'deleted']),
  /** Which of the things that were looked for led here. */
  by: v.picklist(['uid', 'name', 'phone', 'order', 'support', 'recording', 'trace']),
});
export type FoundMember = v.InferOutput<typeof FoundMember>;

/** All standing facts of a member; the phone is masked. */
export const DeskMember = v.object({
  uid: v.string(),
  name: v.string(),
  avatar: v.string(),
  intro: v.string(),
  status: v.picklist(['active', 'banned', 'deleted']),
  createdAt: Time,
  channelId: v.string(),
  /** `138••••4417`; null without one. */
  phone: v.nullish(v.string()),
  needRealName: v.boolean(),
  /** Holds now; null: until it is lifted. */
  muted: v.nullish(v.object({ reason: v.string(), endsAt: v.nullable(Time) })),
  balance: Diamonds,
  /** Paid in cash, all orders. */
  paidFen: Fen,
  vip: v.nullish(v.object({ badge: v.string(), endsAt: Time })),
  invited: Count,
  invitedBy: v.nullish(v.object({ uid: v.string(), name: v.string() })),
  games: Count,
  posts: Count,
  comments: Count,
  letters: Count,
  reports: Count,
  devices: v.array(v.object({ name: v.string(), lastSeenAt: Time })),
  notes: v.array(StaffNote),
  /** Ledger entries, and whether they add up to the balance. */
  ledger: v.object({ entries: Count, agrees: v.boolean() }),
});
export type DeskMember = v.InferOutput<typeof DeskMember>;

export const HAPPENINGS = [
  'ledger',
  'order',
  'vip',
  'post',
  'comment',
  'letter',
  'recording',
  'report',
  'login',
  'act',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** One line of a member's story. */
export const TimelineRow = v.object({
  kind: v.picklist(HAPPENINGS),
  id: v.string(),
  at: Time,
  /** What it was: a ledger line, an order's name, the beginning of a text, a device, the kind of an act. */
  title: v.string(),
  /** What stands beside it: the ledger's kind, the way to pay, a support code, who acted. */
  note: v.string(),
  diamonds: v.nullish(Diamonds),
  fen: v.nullish(Fen),
  /** Of orders and texts. */
  state: v.nullish(v.string()),
});
export type TimelineRow = v.InferOutput<typeof TimelineRow>;

/** Something bought with diamonds, as it can be given back. */
export const DeskPurchase = v.object({
  itemKind: v.picklist(['game', 'chapter', 'welfare', 'vip']),
  itemId: Id,
  title: v.string(),
  price: Diamonds,
  at: Time,
  /** Of VIP: days that are taken, as many as are left. */
  days: v.nullish(v.number()),
});
export type DeskPurchase = v.InferOutput<typeof DeskPurchase>;

/** Something that waits for a second person; whoever asked cannot confirm it, and in 24 hours it lapses. */
export const SecondPerson = v.object({
  id: Id,
  kind: v.picklist(['diamonds', 'refund', 'orderRefund', 'vip', 'ban', 'content', 'caseRefund']),
  /** Of content, such as `game/7`; it has no member. */
  thing: v.nullish(v.string()),
  uid: v.string(),
  name: v.string(),
  askedBy: v.string(),
  isMine: v.boolean(),
  askedAt: Time,
  reason: v.string(),
  /** Signed; what the balance was, and will be. */
  diamonds: Diamonds,
  balance: Diamonds,
  title: v.string(),
  /** Of an order that is given back. */
  orderId: v.nullish(v.string()),
  /** Of a payment that goes back; it may have no member. */
  caseId: v.nullish(Id),
  fen: v.nullish(Fen),
  /** Of VIP, signed. */
  days: v.nullish(v.pipe(v.number(), v.integer())),
});
export type SecondPerson = v.InferOutput<typeof SecondPerson>;

/** What came of an act that may need a second person. */
export const DeskOutcome = v.object({
  state: v.picklist(['done', 'asked']),
  /** After it; unchanged while it waits. */
  balance: Diamonds,
  repeated: v.optional(v.boolean(), false),
});

/** Members at the desk: find one, read their story, act. */
export const memberCalls = {
  /** By uid, the beginning of a name, phone, order, support code, recording or the trace of a call; twenty at most. */
  deskFindMembers: deskCall({
    method: 'GET',
    path: 'members',
    needs: 'members.see',
    input: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)) }),
    output: v.object({ records: v.array(FoundMember) }),
  }),
  deskMember: deskCall({
    method: 'GET',
    path: 'members/{uid}',
    needs: 'members.see',
    input: v.object({ uid }),
    output: DeskMember,
  }),
  deskTimeline: deskCall({
    method: 'GET',
    path: 'members/{uid}/timeline',
    needs: 'members.see',
    input: v.object({
      uid,
      kind: v.optional(v.picklist(HAPPENINGS)),
      /** Before this line, of the page before. */
      beforeAt: v.optional(Time),
      beforeKey: v.optional(v.pipe(v.string(), v.maxLength(80))),
    }),
    output: v.object({ records: v.array(TimelineRow), hasMore: v.boolean() }),
  }),
  /** Twenty a day, with what letters were left to be answered by; 1004 beyond. */
  deskUnmask: deskCall({
    method: 'POST',
    path: 'members/{uid}/phone',
    needs: 'members.unmask',
    input: v.object({ uid, reason: Reason }),
    output: v.object({ phone: v.nullish(v.string()) }),
  }),
  deskNote: deskCall({
    method: 'POST',
    path: 'members/{uid}/notes',
    needs: 'members.note',
    input: v.object({ uid, requestId, text: NoteText }),
    output: Nothing,
  }),
  /** Arrives among the member's messages. */
  deskMessage: deskCall({
    method: 'POST',
    path: 'members/{uid}/message',
    needs: 'members.message',
    input: v.object({
      uid,
      requestId: RequestId,
      title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
      text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(1000)),
      reason: Reason,
    }),
    output: v.object({ repeated: v.optional(v.boolean(), false) }),
  }),
  deskEndLogins: deskCall({
    method: 'POST',
    path: 'members/{uid}/logins/end',
    needs: 'members.logins',
    input: v.object({ uid, requestId, reason: Reason }),
    output: Nothing,
  }),
  /** Nothing published for so many days; null: until it is lifted. The member reads the reason. */
  deskMute: deskCall({
    method: 'POST',
    path: 'members/{uid}/mute',
    needs: 'members.mute',
    input: v.object({
      uid,
      requestId,
      days: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
      reason: Reason,
    }),
    output: Nothing,
  }),
  /** Asks a second person to confirm: no login any more, and those there are end. 1003 when it is so, or is asked for already. */
  deskBan: deskCall({
    method: 'POST',
    path: 'members/{uid}/ban',
    needs: 'members.ban',
    input: v.object({ uid, requestId: RequestId, reason: Reason }),
    output: DeskOutcome,
  }),
  /** Ends a mute or a ban; 1003 when there is none. */
  deskLift: deskCall({
    method: 'POST',
    path: 'members/{uid}/lift',
    needs: 'members.mute',
    input: v.object({ uid, requestId, kind: v.picklist(['mute', 'ban']), reason: Reason }),
    output: Nothing,
  }),
  /** Gives or takes; beyond one's own limit a second person confirms. 3001 when it would go below zero. */
  deskDiamonds: deskCall({
    method: 'POST',
    path: 'members/{uid}/diamonds',
    needs: 'members.diamonds',
    input: v.object({
      uid,
      requestId: RequestId,
      amount: v.pipe(Diamonds, v.minValue(-1_000_000), v.maxValue(1_000_000)),
      reason: Reason,
    }),
    output: DeskOutcome,
  }),
  /** What can be given back, the newest first. */
  deskPurchases: deskCall({
    method: 'GET',
    path: 'members/{uid}/purchases',
    needs: 'money.refund',
    input: v.object({ uid }),
    output: v.object({ records: v.array(DeskPurchase) }),
  }),
  /** Takes the thing back and returns its diamonds; 1002 when it is not theirs (any more), 1001 when its VIP is over. */
  deskRefund: deskCall({
    method: 'POST',
    path: 'members/{uid}/refunds',
    needs: 'money.refund',
    input: v.object({ uid, requestId: RequestId, itemKind: DeskPurchase.entries.itemKind, itemId: Id, reason: Reason }),
    output: DeskOutcome,
  }),
  /** Gives days of VIP or takes them; beyond one's own limit a second person confirms. 1001 when there are none to take. */
  deskVip: deskCall({
    method: 'POST',
    path: 'members/{uid}/vip',
    needs: 'members.vip',
    input: v.object({
      uid,
      requestId: RequestId,
      days: v.pipe(v.number(), v.integer(), v.minValue(-3650), v.maxValue(3650), v.notValue(0)),
      reason: Reason,
    }),
    output: DeskOutcome,
  }),
  /** What one may confirm, and what one has asked for. */
  deskSecondPerson: deskCall({
    method: 'GET',
    path: 'secondPerson',
    needs: 'signedIn',
    input: Nothing,
    output: v.object({ records: v.array(SecondPerson) }),
  }),
  /** A refusal to send a payment back says `why` (1001 without). 1006 for whoever asked, and for whom may not do it themselves; 1003 when it was decided, lapsed, or a number has changed meanwhile (then it is void). */
  deskDecide: deskCall({
    method: 'POST',
    path: 'secondPerson/{id}',
    needs: 'signedIn',
    input: v.object({ id: Id, confirm: v.boolean(), why: v.optional(Reason) }),
    output: v.object({ state: v.picklist(['confirmed', 'refused']) }),
  }),
};
