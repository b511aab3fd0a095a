import { deskCalls } from '@/contract/desk/all';
import { read, write } from '@/desk/api/ask';
import { deskApi } from '@/desk/api/deskApi';

/** Who sits at the desk, and how they got there. */
export const staffApi = deskApi.injectEndpoints({
  endpoints: (build) => ({
    self: read(build, deskCalls.deskSelf, ['self']),
    signIn: write(build, deskCalls.deskSignIn),
    digits: write(build, deskCalls.deskSignInDigits),
    link: write(build, deskCalls.deskLink),
    setPassword: write(build, deskCalls.deskSetPassword),
    signOut: write(build, deskCalls.deskSignOut),
  }),
});

export const {
  useSelfQuery,
  useLazySelfQuery,
  useSignInMutation,
  useDigitsMutation,
  useLinkMutation,
  useSetPasswordMutation,
  useSignOutMutation,
} = staffApi;
