import * as v from 'valibot';
import { call } from '@/contract/call';
import { Nothing } from '@/contract/fields';
import { NoticeKind, Notices } from '@/contract/notice';

/** Of what a member is told, kept on the account (extension; pages 22). */
export const noticeCalls = {
  notices: call({ method: 'GET', path: 'v1/message/notices', access: 'member', input: Nothing, output: Notices }),
  setNotice: call({
    method: 'POST',
    path: 'v1/message/notices',
    access: 'member',
    input: v.object({ kind: NoticeKind, on: v.boolean() }),
    output: Notices,
  }),
};
