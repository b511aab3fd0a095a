import { deskCalls } from '@/contract/desk/all';
import { read, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

/** Who sits at the desk; how they got there passes the store by (`useSecretCall`). */
export const staffApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    self: read(build, deskCalls.deskSelf, ['self']),
    signOut: write(build, deskCalls.deskSignOut),
  }),
});

export const { useSelfQuery, useLazySelfQuery, useSignOutMutation } = staffApi;
