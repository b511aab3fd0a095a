import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { CallMeta } from '@/api/fault';

/** A difference below this is the road and the whole seconds of the header, not a wrong clock. */
const TOLERATED_MS = 60_000;

interface Answered extends UnknownAction {
  meta: { baseQueryMeta: CallMeta & { serverTime: number; receivedAt: number } };
}

const isTimed = (action: UnknownAction): action is Answered => {
  const meta = (action.meta as { baseQueryMeta?: CallMeta } | undefined)?.baseQueryMeta;
  return meta?.serverTime !== undefined && meta.receivedAt !== undefined;
};

/** How far the server's clock is ahead of this device's, in ms: where money or an expiry is judged, the server's counts. */
export const clockSlice = createSlice({
  name: 'clock',
  initialState: {
    /** ms. */
    offset: 0,
  },
  reducers: {},
  extraReducers: (builder) =>
    builder.addMatcher(isTimed, (state, { meta: { baseQueryMeta } }) => {
      const offset = baseQueryMeta.serverTime - baseQueryMeta.receivedAt;
      const judged = Math.abs(offset) < TOLERATED_MS ? 0 : offset;
      if (Math.abs(judged - state.offset) >= TOLERATED_MS) state.offset = judged;
    }),
  selectors: { selectServerOffset: (clock) => clock.offset },
});

export const { selectServerOffset } = clockSlice.selectors;
