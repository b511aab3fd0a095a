import * as v from 'valibot';
import {
  Activity,
  ActivityDetail,
  ActivityDrawn,
  ActivityJoined,
  ActivityRank,
  ActivityRecord,
  ActivityRewarded,
} from '@/contract/activity';
import { call } from '@/contract/call';
import { Id, Nothing, RequestId } from '@/contract/fields';
import { listOf, pageFields } from '@/contract/page';
import { TaskClaimed, TaskList } from '@/contract/task';

const withId = v.object({ id: Id });
const intent = v.object({ id: Id, requestId: RequestId });

/** Tasks and activities (contract 2; the amounts are contract 3's and stand in the database). */
export const activityCalls = {
  taskList: call({ method: 'GET', path: 'v1/task/list', input: Nothing, output: TaskList }),
  claimTask: call({
    method: 'POST',
    path: 'v1/task/{id}/claim',
    access: 'member',
    input: intent,
    /** 4004 not done yet, 4002 claimed by another request. */
    output: TaskClaimed,
  }),
  activityList: call({
    method: 'GET',
    path: 'v1/activity/list',
    input: v.object({
      ...pageFields,
      /** `current`: running ones first, then those to come; `past`: ended; `mine`: joined, nothing for a guest. */
      scope: v.optional(v.picklist(['current', 'past', 'mine']), 'current'),
    }),
    output: listOf(Activity),
  }),
  activity: call({ method: 'GET', path: 'v1/activity/{id}', input: withId, output: ActivityDetail }),
  joinActivity: call({
    method: 'POST',
    path: 'v1/activity/{id}/join',
    access: 'member',
    input: intent,
    /** 1007 not running, 4004 not for this member. */
    output: ActivityJoined,
  }),
  drawActivity: call({
    method: 'POST',
    path: 'v1/activity/{id}/draw',
    access: 'member',
    input: intent,
    /** 1007 not running, 4004 no ticket left. */
    output: ActivityDrawn,
  }),
  claimActivityReward: call({
    method: 'POST',
    path: 'v1/activity/{id}/reward/{rid}/claim',
    access: 'member',
    input: v.object({ id: Id, rid: Id, requestId: RequestId }),
    /** 4004 not reached, 4002 claimed by another request, 1007 too early or too late. */
    output: ActivityRewarded,
  }),
  activityRank: call({ method: 'GET', path: 'v1/activity/{id}/rank', input: withId, output: ActivityRank }),
  activityRecords: call({
    method: 'GET',
    path: 'v1/activity/{id}/record',
    access: 'member',
    input: v.object({ id: Id, ...pageFields }),
    output: listOf(ActivityRecord),
  }),
};
