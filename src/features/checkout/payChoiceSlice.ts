import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderKind } from '@/contract/order';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** What a member has picked and not paid for yet; undefined takes the default of what is on sale. */
export interface PayChoice {
  productId?: number;
  payType?: string;
  /** Starts unticked each time; nothing is sent without it. */
  agreed: boolean;
  /** Paying was tried without the tick. */
  missed: boolean;
}

type Choices = Readonly<Record<OrderKind, PayChoice>>;

const none: PayChoice = { agreed: false, missed: false };
const initialState: Choices = { recharge: none, vip: none };

const change = (state: Choices, kind: OrderKind, part: Partial<PayChoice>): Choices => ({
  ...state,
  [kind]: { ...state[kind], ...part },
});

/** The choices on the recharge page and in the VIP sheet. */
export const payChoiceSlice = createSlice({
  name: 'payChoice',
  initialState,
  reducers: {
    productChosen: (state, { payload }: PayloadAction<{ kind: OrderKind; productId: number }>) =>
      change(state, payload.kind, { productId: payload.productId }),
    methodChosen: (state, { payload }: PayloadAction<{ kind: OrderKind; payType: string }>) =>
      change(state, payload.kind, { payType: payload.payType }),
    agreementTicked: (state, { payload }: PayloadAction<{ kind: OrderKind; agreed: boolean }>) =>
      change(state, payload.kind, { agreed: payload.agreed, missed: false }),
    agreementMissed: (state, { payload }: PayloadAction<{ kind: OrderKind }>) =>
      change(state, payload.kind, { missed: true }),
  },
  extraReducers: (builder) =>
    builder
      // The plan survives the way to login; consent is given anew.
      .addCase(overlayEvents.opened, (state, { payload }) =>
        payload.kind === 'vip' ? change(state, 'vip', { agreed: false, missed: false }) : state,
      )
      .addCase(overlayEvents.closed, (state, { payload }) => (payload.kind === 'vip' ? { ...state, vip: none } : state))
      .addCase(navigationEvents.arrived, (state, { payload }) => {
        if (payload.place.route !== 'recharge') state.recharge = none;
      })
      .addCase(sessionEnded, () => initialState)
      .addCase(sessionStarted, (state, { payload }) => (payload.by === 'otherTab' ? initialState : state)),
  selectors: { selectPayChoice: (choices, kind: OrderKind) => choices[kind] },
}).injectInto(lateReducer);

export const payChoiceEvents = payChoiceSlice.actions;
export const { selectPayChoice } = payChoiceSlice.selectors;

export const payChoiceRecording: RecordingRules<typeof payChoiceEvents> = {
  productChosen: 'keep',
  methodChosen: 'keep',
  agreementTicked: 'keep',
  agreementMissed: 'keep',
};
