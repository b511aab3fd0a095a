import * as v from 'valibot';
import { call } from '@/contract/call';
import { Nothing, Null } from '@/contract/fields';
import { Consents, OwnCopy } from '@/contract/privacy';
import { LegalText } from '@/contract/support';

const version = v.pipe(v.string(), v.maxLength(64));

/** What a member may ask about their own data, and decide about it. */
export const privacyCalls = {
  consents: call({ method: 'GET', path: 'v1/user/consent/list', access: 'member', input: Nothing, output: Consents }),
  consentText: call({
    method: 'GET',
    path: 'v1/user/consent/text/{version}',
    access: 'member',
    input: v.object({ version }),
    /** The words as they were when the member agreed to them (1002 for what they never agreed to). */
    output: LegalText,
  }),
  agree: call({
    method: 'POST',
    path: 'v1/user/consent/agree',
    access: 'member',
    /** Wordings that were shown; one that is not in force any more is refused (1003), and nothing is written. */
    input: v.object({ versions: v.pipe(v.array(version), v.minLength(1), v.maxLength(4)) }),
    output: Null,
  }),
  keepAccount: call({
    method: 'POST',
    path: 'v1/user/delete/cancel',
    access: 'member',
    input: Nothing,
    /** The account stays; nothing happens to one that nobody gave up. */
    output: Null,
  }),
  ownCopy: call({ method: 'GET', path: 'v1/user/copy', access: 'member', input: Nothing, output: OwnCopy }),
  askCopy: call({
    method: 'POST',
    path: 'v1/user/copy/ask',
    access: 'member',
    input: Nothing,
    /** A job makes it; 1006 with a login that is not fresh, 1004 where one was asked for within a day. */
    output: OwnCopy,
  }),
  fetchCopy: call({
    method: 'POST',
    path: 'v1/user/copy/fetch',
    access: 'member',
    input: Nothing,
    /** An address for the browser's own download, good once and for a minute; 1006 as above, 1002 where none is ready. */
    output: v.object({ url: v.string(), fileName: v.string() }),
  }),
};
