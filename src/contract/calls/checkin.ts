import * as v from 'valibot';
import { call } from '@/contract/call';
import { Checkin, CheckinMonth, CheckinResult, Day, Invite, Invited, Month } from '@/contract/checkin';
import { Diamonds, Nothing, RequestId } from '@/contract/fields';
import { listOf, pageFields } from '@/contract/page';

/** Check-in and invitations (contract 2). */
export const checkinCalls = {
  checkin: call({ method: 'GET', path: 'v1/checkin', input: Nothing, output: Checkin }),
  signIn: call({
    method: 'POST',
    path: 'v1/checkin',
    access: 'member',
    /** 4003 when the day is signed by another intent, 1007 while it is closed. */
    input: v.object({ requestId: RequestId }),
    output: CheckinResult,
  }),
  makeUp: call({
    method: 'POST',
    path: 'v1/checkin/makeup',
    access: 'member',
    /** `expectPrice`: the price the member saw; another answers 3006. 4003 signed already, 4004 not to be made up. */
    input: v.object({ day: Day, requestId: RequestId, expectPrice: v.optional(Diamonds) }),
    output: CheckinResult,
  }),
  checkinRecord: call({
    method: 'GET',
    path: 'v1/checkin/record',
    access: 'member',
    /** The running month unless said otherwise. */
    input: v.object({ month: v.optional(Month) }),
    output: CheckinMonth,
  }),
  invite: call({ method: 'GET', path: 'v1/invite', input: Nothing, output: Invite }),
  inviteList: call({
    method: 'GET',
    path: 'v1/invite/list',
    access: 'member',
    input: v.object(pageFields),
    output: listOf(Invited),
  }),
};
