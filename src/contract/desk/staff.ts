import * as v from 'valibot';
import { Count, Id, Nothing, Time } from '@/contract/fields';
import { deskCall } from './deskCall';
import { PERMISSIONS, ROLES } from './permissions';

export const RoleName = v.picklist(ROLES);

/** Names of the staff: what they sign in with and what colleagues read. */
export const StaffName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20));
/** 12 characters at least: it opens everybody's account. */
export const StaffPassword = v.pipe(v.string(), v.minLength(12), v.maxLength(200));

/** Who sits at the desk. */
export const Self = v.object({
  id: Id,
  name: v.string(),
  role: RoleName,
  may: v.array(v.picklist(PERMISSIONS)),
  /** Diamonds, fen and days of VIP that need no second person. */
  alone: v.object({ diamonds: Count, refundFen: Count, vipDays: v.optional(Count, 0) }),
  /** The session ends then, whatever is done; and 30 minutes after the last call. */
  endsAt: Time,
  idleMs: Count,
});
export type Self = v.InferOutput<typeof Self>;

/**
 * What comes after name and password: `done` (the demo asks for no digits), `digits` of an authenticator, or `enrol`: an
 * authenticator has to be set up first, by the address in the QR.
 */
export const SignInStep = v.object({
  step: v.picklist(['done', 'digits', 'enrol']),
  /** For the next step; five minutes. */
  ticket: v.nullish(v.string()),
  /** `otpauth://…`, of `enrol` alone. */
  address: v.nullish(v.string()),
});
export type SignInStep = v.InferOutput<typeof SignInStep>;

/** A member of the staff in the list. */
export const StaffRow = v.object({
  id: Id,
  name: v.string(),
  role: RoleName,
  active: v.boolean(),
  /** Has set a password and, outside the demo, an authenticator. */
  ready: v.boolean(),
  lastSeenAt: v.nullish(Time),
});
export type StaffRow = v.InferOutput<typeof StaffRow>;

export const DeskSession = v.object({
  id: Id,
  device: v.string(),
  createdAt: Time,
  lastSeenAt: Time,
  isThis: v.boolean(),
});
export type DeskSession = v.InferOutput<typeof DeskSession>;

const ticket = v.pipe(v.string(), v.maxLength(400));
const link = v.pipe(v.string(), v.maxLength(100));

/** Who sits at the desk and how they got there. */
export const staffCalls = {
  /** 2001 wrong, 2005 locked with `retryAfter` seconds, both the same for a name that does not exist. */
  deskSignIn: deskCall({
    method: 'POST',
    path: 'signIn',
    needs: 'nothing',
    input: v.object({ name: StaffName, password: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) }),
    output: SignInStep,
  }),
  /** Six digits, or one of the recovery codes. After `enrol` the answer holds the recovery codes, this once. */
  deskSignInDigits: deskCall({
    method: 'POST',
    path: 'signIn/digits',
    needs: 'nothing',
    input: v.object({ ticket, digits: v.pipe(v.string(), v.trim(), v.minLength(6), v.maxLength(20)) }),
    output: v.object({ recoveryCodes: v.nullish(v.array(v.string())) }),
  }),
  /** Whose link it is. 1002: none of ours, used or older than 24 hours. */
  deskLink: deskCall({
    method: 'POST',
    path: 'link',
    needs: 'nothing',
    input: v.object({ link }),
    output: v.object({ name: v.string() }),
  }),
  /** Sets the password by the link that `npm run staff` printed; ends every session. */
  deskSetPassword: deskCall({
    method: 'POST',
    path: 'password',
    needs: 'nothing',
    input: v.object({ link, password: StaffPassword }),
    output: v.object({ name: v.string() }),
  }),
  deskSelf: deskCall({ method: 'GET', path: 'self', needs: 'signedIn', input: Nothing, output: Self }),
  deskSignOut: deskCall({ method: 'POST', path: 'signOut', needs: 'signedIn', input: Nothing, output: Nothing }),
  deskSessions: deskCall({
    method: 'GET',
    path: 'sessions',
    needs: 'signedIn',
    input: Nothing,
    output: v.object({ records: v.array(DeskSession) }),
  }),
  /** One's own only; 1002 for any other. */
  deskEndSession: deskCall({
    method: 'POST',
    path: 'sessions/end',
    needs: 'signedIn',
    input: v.object({ id: Id }),
    output: Nothing,
  }),
  deskStaff: deskCall({
    method: 'GET',
    path: 'staff',
    needs: 'staff.see',
    input: Nothing,
    output: v.object({ records: v.array(StaffRow) }),
  }),
  /** 2003: the name is taken. The link sets the password, once, within 24 hours. */
  deskAddStaff: deskCall({
    method: 'POST',
    path: 'staff',
    needs: 'staff.act',
    input: v.object({ name: StaffName, role: RoleName }),
    output: v.object({ id: Id, link: v.string() }),
  }),
  /** Another role, or no way in any more: ends their sessions. Not one's own (1006). */
  deskChangeStaff: deskCall({
    method: 'POST',
    path: 'staff/{id}',
    needs: 'staff.act',
    input: v.object({ id: Id, role: v.optional(RoleName), active: v.optional(v.boolean()) }),
    output: Nothing,
  }),
  /** A new link for somebody who lost password or authenticator; both are void at once. */
  deskRenewStaff: deskCall({
    method: 'POST',
    path: 'staff/{id}/renew',
    needs: 'staff.act',
    input: v.object({ id: Id }),
    output: v.object({ link: v.string() }),
  }),
};
