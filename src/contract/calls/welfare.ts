import * as v from 'valibot';
import { call } from '@/contract/call';
import { Count, Diamonds, Id, Null, RequestId } from '@/contract/fields';
import { listOf, pageFields } from '@/contract/page';
import { Liked } from '@/contract/post';
import { WelfareDetail, WelfareHistoryEntry, WelfareItem, WelfareKind, WelfareUnlocked } from '@/contract/welfare';

const withId = v.object({ id: Id });

/** Films and albums: lists, one item, unlocking, where one stopped, likes (contract 2). */
export const welfareCalls = {
  welfareList: call({
    method: 'GET',
    path: 'v1/welfare/list',
    input: v.object({ ...pageFields, kind: WelfareKind }),
    output: listOf(WelfareItem),
  }),
  welfareItem: call({ method: 'GET', path: 'v1/welfare/{id}', input: withId, output: WelfareDetail }),
  unlockWelfare: call({
    method: 'POST',
    path: 'v1/welfare/{id}/unlock',
    access: 'member',
    /** `expectPrice`: what the member saw and agreed to; another sum answers 3006. */
    input: v.object({ id: Id, expectPrice: Diamonds, requestId: RequestId }),
    output: WelfareUnlocked,
  }),
  /** Where a film was left; at its very end it counts as seen, and begins anew next time. */
  saveWelfareSecond: call({
    method: 'POST',
    path: 'v1/welfare/{id}/progress',
    access: 'member',
    input: v.object({ id: Id, second: Count }),
    output: Null,
  }),
  /** Films a member has begun and not finished, the latest first. */
  welfareHistory: call({
    method: 'GET',
    path: 'v1/welfare/history/list',
    access: 'member',
    input: v.object(pageFields),
    output: listOf(WelfareHistoryEntry),
  }),
  likeWelfare: call({
    method: 'POST',
    path: 'v1/welfare/{id}/like',
    access: 'member',
    input: withId,
    output: Liked,
  }),
  unlikeWelfare: call({
    method: 'DELETE',
    path: 'v1/welfare/{id}/like',
    access: 'member',
    input: withId,
    output: Liked,
  }),
};
