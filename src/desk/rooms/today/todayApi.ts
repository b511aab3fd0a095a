import { deskCalls } from '@/contract/desk/all';
import { read, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

const todayApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    today: read(build, deskCalls.deskToday, [
      ...(['today', 'letters', 'moderation', 'members', 'money', 'recordings'] as const),
    ]),
    takeAlert: write(build, deskCalls.deskTakeAlert, ['today']),
  }),
});

export const { useTodayQuery, useTakeAlertMutation } = todayApi;

/** How often it is read again, ms. */
export const POLL_MS = 10_000;
