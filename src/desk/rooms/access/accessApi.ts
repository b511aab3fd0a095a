import { deskCalls } from '@/contract/desk/all';
import { read, readPages, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

const accessApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    acts: readPages(build, deskCalls.deskActs, ['acts'], ({ records, hasMore }) =>
      hasMore ? { beforeId: records.at(-1)?.id } : undefined,
    ),
    staff: read(build, deskCalls.deskStaff, ['staff']),
    secondPerson: read(build, deskCalls.deskSecondPerson, ['members']),
    decide: write(build, deskCalls.deskDecide, ['members', 'money']),
    sessions: read(build, deskCalls.deskSessions, ['sessions']),
    endSession: write(build, deskCalls.deskEndSession, ['sessions']),
    addStaff: write(build, deskCalls.deskAddStaff, ['staff']),
    changeStaff: write(build, deskCalls.deskChangeStaff, ['staff']),
    renewStaff: write(build, deskCalls.deskRenewStaff, ['staff']),
  }),
});

export const {
  useActsInfiniteQuery,
  useStaffQuery,
  useSecondPersonQuery,
  useDecideMutation,
  useSessionsQuery,
  useEndSessionMutation,
  useAddStaffMutation,
  useChangeStaffMutation,
  useRenewStaffMutation,
} = accessApi;
