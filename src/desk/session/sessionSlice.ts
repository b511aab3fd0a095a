import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Self } from '@/contract/desk/staff';
import { sessionOver } from '@/desk/api/sessionOver';
import { staffApi } from './staffApi';

/**
 * `over`: somebody sat here, and what they see stays until they are back. `heardAt`: when the server last answered (epoch
 * ms); the session ends when it has not for long.
 */
export type Session =
  | { at: 'asking' }
  | { at: 'out' }
  | { at: 'in'; self: Self; heardAt: number }
  | { at: 'over'; self: Self };

interface Answered extends UnknownAction {
  type: string;
  meta: { fulfilledTimeStamp: number };
}
const isAnswer = (action: UnknownAction): action is Answered =>
  /^api\/execute(Query|Mutation)\/fulfilled$/.test(action.type);

const sessionSlice = createSlice({
  name: 'session',
  initialState: { at: 'asking' } as Session,
  reducers: {},
  extraReducers: (build) =>
    build
      .addCase(sessionOver, (session): Session => {
        switch (session.at) {
          case 'in':
          case 'over':
            return { at: 'over', self: session.self };
          case 'asking':
          case 'out':
            return { at: 'out' };
        }
      })
      .addMatcher(
        staffApi.endpoints.self.matchFulfilled,
        (_session, { payload, meta }): Session => ({ at: 'in', self: payload, heardAt: meta.fulfilledTimeStamp }),
      )
      .addMatcher(isAnswer, (session, { meta }) => {
        if (session.at === 'in') session.heardAt = meta.fulfilledTimeStamp;
      })
      .addMatcher(staffApi.endpoints.signOut.matchFulfilled, (): Session => ({ at: 'out' })),
});

export const sessionReducer = sessionSlice.reducer;
