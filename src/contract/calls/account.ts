import * as v from 'valibot';
import { call } from '@/contract/call';
import { DeviceSession } from '@/contract/deviceSession';
import { deviceID, Id, Nothing, Null } from '@/contract/fields';
import { Password, SmsCode } from '@/contract/limits';

/** The account's own affairs beyond the specification: password, logins, leaving (contract 2). */
export const accountCalls = {
  changePassword: call({
    method: 'POST',
    path: 'v1/user/changePassword',
    access: 'member',
    input: v.object({ oldPassword: v.string(), password: Password }),
    /** Ends every other login of the member; 2001 at `oldPassword`. */
    output: Null,
  }),
  deleteAccount: call({
    method: 'POST',
    path: 'v1/user/delete',
    access: 'member',
    /** The password, or for an account without one a code sent to its phone for `delete`. */
    input: v.object({ password: v.optional(v.string()), code: v.optional(SmsCode), deviceID }),
    /**
     * Every login ends, and after `LEAVE_DAYS` name, phone and picture go for good, diamonds and VIP with them; the books
     * stay. Until then whoever signs in may take it back (`keepAccount`).
     */
    output: Null,
  }),
  sessionList: call({
    method: 'GET',
    path: 'v1/user/session/list',
    access: 'member',
    input: Nothing,
    /** The one that asks first, then by last use. */
    output: v.array(DeviceSession),
  }),
  revokeSession: call({
    method: 'POST',
    path: 'v1/user/session/{id}/revoke',
    access: 'member',
    input: v.object({ id: Id }),
    /** Another login of one's own (1002); the one that asks logs out instead (1006). */
    output: Null,
  }),
};
