import * as v from 'valibot';
import { call } from '@/contract/call';
import { Nothing } from '@/contract/fields';
import { Unread } from '@/contract/unread';
import { UserStatus } from '@/contract/userStatus';

const uid = v.string();

/** What the app asks about the member and for the member (spec 7). */
export const statusCalls = {
  me: call({
    method: 'POST',
    path: 'user/center/me',
    access: 'member',
    input: v.object({ uid }),
    output: UserStatus,
  }),
  unread: call({ method: 'POST', path: 'user/message', access: 'member', input: Nothing, output: Unread }),
};
