import type { Activity, ActivityRecord } from '@/contract/activity';
import type { InputOf, OutputOf } from '@/contract/call';
import { activityCalls as calls } from '@/contract/calls/activity';
import type { Page } from '@/contract/page';
import type { AppDispatch } from '@/kernel/dispatch';
import type { EndpointRules } from '@/kernel/recording';
import type { RootState } from '@/kernel/rootState';
import { api } from './api';
import { asked, askedWith } from './asked';
import { showBalance } from './balance';
import { askedPage, type FeedArg, feedRule, type PageParam, paged } from './feed';
import { patchRows } from './rows';

type In<Name extends keyof typeof calls> = InputOf<(typeof calls)[Name]>;
type Out<Name extends keyof typeof calls> = OutputOf<(typeof calls)[Name]>;

const one = (id: number) => ({ type: 'Activity' as const, id });
const paid = ['Status', 'Ledger'] as const;

interface Claim<Answer> {
  dispatch: unknown;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** Shows what a claim changed before its standing is asked for anew: a second tap finds nothing left to claim. */
async function showDone<Answer>({ dispatch, queryFulfilled }: Claim<Answer>, patch: (answer: Answer) => unknown) {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) (dispatch as AppDispatch)(patch(answer.data) as never);
}

/**
 * Tasks and activities. Their standing carries tags, because every claim changes it; also a claim that failed asks it
 * anew, for a lost answer may have been one.
 */
export const activityApi = api.injectEndpoints({
  endpoints: (build) => ({
    taskList: build.query<Out<'taskList'>, void>({
      query: askedWith(calls.taskList, {}),
      extraOptions: { voice: 'face' },
      providesTags: ['Tasks'],
    }),
    claimTask: build.mutation<Out<'claimTask'>, In<'claimTask'>>({
      query: asked(calls.claimTask),
      extraOptions: { voice: 'quiet' },
      invalidatesTags: [...paid, 'Tasks'],
      onQueryStarted: ({ id }, claim) => {
        void showBalance(claim);
        void showDone(claim, () =>
          activityApi.util.updateQueryData('taskList', undefined, ({ records }) => {
            for (const task of records) if (task.id === id) task.status = 2;
          }),
        );
      },
    }),
    activityList: build.infiniteQuery<Page<Activity>, FeedArg<typeof calls.activityList>, PageParam>({
      query: askedPage(calls.activityList),
      infiniteQueryOptions: paged,
      extraOptions: { voice: 'face' },
    }),
    activity: build.query<Out<'activity'>, In<'activity'>>({
      query: asked(calls.activity),
      extraOptions: { voice: 'face' },
      providesTags: (_activity, _fault, { id }) => [one(id)],
    }),
    activityRank: build.query<Out<'activityRank'>, In<'activityRank'>>({
      query: asked(calls.activityRank),
      extraOptions: { voice: 'face' },
      providesTags: (_rank, _fault, { id }) => [one(id)],
    }),
    activityRecords: build.infiniteQuery<Page<ActivityRecord>, FeedArg<typeof calls.activityRecords>, PageParam>({
      query: askedPage(calls.activityRecords),
      infiniteQueryOptions: paged,
      extraOptions: { voice: 'face' },
      providesTags: (_records, _fault, { id }) => [one(id)],
    }),
    joinActivity: build.mutation<Out<'joinActivity'>, In<'joinActivity'>>({
      query: asked(calls.joinActivity),
      extraOptions: { voice: 'quiet' },
      invalidatesTags: (_joined, _fault, { id }) => [one(id)],
      onQueryStarted: ({ id }, claim) => {
        void showDone(claim, () => showJoined(id));
      },
    }),
    drawActivity: build.mutation<Out<'drawActivity'>, In<'drawActivity'>>({
      query: asked(calls.drawActivity),
      extraOptions: { voice: 'quiet' },
      invalidatesTags: (_drawn, _fault, { id }) => [...paid, one(id)],
      onQueryStarted: ({ id }, claim) => {
        void showBalance(claim);
        void showDone(claim, ({ tickets }) =>
          activityApi.util.updateQueryData('activity', { id }, (activity) => {
            activity.tickets = tickets;
          }),
        );
      },
    }),
    claimActivityReward: build.mutation<Out<'claimActivityReward'>, In<'claimActivityReward'>>({
      query: asked(calls.claimActivityReward),
      extraOptions: { voice: 'quiet' },
      invalidatesTags: (_claimed, _fault, { id }) => [...paid, one(id)],
      onQueryStarted: ({ id, rid }, claim) => {
        void showBalance(claim);
        void showDone(claim, () => showClaimed(id));
        void showDone(claim, () =>
          activityApi.util.updateQueryData('activity', { id }, ({ rewards }) => {
            for (const reward of rewards) if (reward.id === rid) reward.state = 'claimed';
          }),
        );
      },
    }),
  }),
});

/** Whoever has joined is counted wherever the activity is shown, and finds it among 我参加的, which is asked anew. */
const showJoined =
  (id: number) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const count = (activity: Activity) => {
      if (activity.joined) return;
      activity.joined = true;
      activity.participants += 1;
    };
    const matches = (row: object) => 'participants' in row && (row as Activity).id === id;
    dispatch(patchRows([{ matches, apply: count }]));
    const { endpoints, util } = activityApi;
    for (const arg of util.selectCachedArgsForQuery(getState(), 'activityList')) {
      if (arg.scope !== 'mine') continue;
      dispatch(endpoints.activityList.initiate(arg, { subscribe: false, forceRefetch: true }));
    }
  };

/** A reward that was claimed waits no longer wherever the activity is shown. */
const showClaimed = (id: number) =>
  patchRows([
    {
      matches: (row) => 'participants' in row && 'progress' in row && (row as Activity).id === id,
      apply: ({ progress }: Activity) => {
        if (progress && progress.open > 0) progress.open -= 1;
      },
    },
  ]);

export const { useTaskListQuery, useActivityQuery, useActivityRankQuery } = activityApi;

const intent = { id: 'keep', rid: 'keep', requestId: 'pseudonym' } as const;
const ranked = { place: 'keep', uid: 'pseudonym', name: 'pseudonym', avatar: 'shape', points: 'keep' } as const;

export const activityRecording: EndpointRules<typeof activityApi.endpoints> = {
  taskList: { arg: 'keep', result: 'keep' },
  claimTask: { arg: intent, result: 'keep' },
  activityList: { arg: 'keep', result: feedRule('keep') },
  activity: { arg: 'keep', result: 'keep' },
  activityRank: { arg: 'keep', result: { records: ranked, mine: ranked } },
  activityRecords: { arg: 'keep', result: feedRule('keep') },
  joinActivity: { arg: intent, result: 'keep' },
  drawActivity: { arg: intent, result: 'keep' },
  claimActivityReward: { arg: intent, result: 'keep' },
};
