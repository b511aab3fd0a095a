import type { UnknownAction } from '@reduxjs/toolkit';
import { callTypes } from '@/api/callTypes';
import type { CallMeta } from '@/api/fault';
import { createSlice } from '@/kernel/createSlice';

/** A difference below this is the road and the whole seconds of the header, not a wrong clock. */
const TOLERATED_MS = 60_000;

interface ClockState {
  /** ms. */
  offset: number;
}

interface Answered extends UnknownAction {
  meta: { baseQueryMeta?: CallMeta };
}

function answered(state: ClockState, { meta: { baseQueryMeta: times } }: Answered): ClockState {
  if (times?.serverTime === undefined || times.receivedAt === undefined) return state;
  const offset = times.serverTime - times.receivedAt;
  const judged = Math.abs(offset) < TOLERATED_MS ? 0 : offset;
  return Math.abs(judged - state.offset) < TOLERATED_MS ? state : { offset: judged };
}

const initialState: ClockState = { offset: 0 };

/** How far the server's clock is ahead of this device's, in ms: where money or an expiry is judged, the server's counts. */
export const clockSlice = createSlice({
  name: 'clock',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(callTypes.answered, answered)
      .addCase(callTypes.failed, answered)
      .addCase(callTypes.changed, answered)
      .addCase(callTypes.refused, answered),
  selectors: { selectServerOffset: (clock) => clock.offset },
});

export const { selectServerOffset } = clockSlice.selectors;
