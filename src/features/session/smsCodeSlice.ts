import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type * as v from 'valibot';
import type { SmsPurpose } from '@/contract/calls/user';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type SmsCodeState, smsCodeTable } from './smsCodeMachine';

export type Purpose = v.InferOutput<typeof SmsPurpose>;
type SmsCodes = Readonly<Partial<Record<Purpose, SmsCodeState>>>;

/** How long until another code may be asked for: `until` in epoch ms, `seconds` in all. */
interface Cooling {
  until: number;
  seconds: number;
}

const ready: SmsCodeState = { at: 'ready' };
const { step } = machine<SmsCodeState>()(smsCodeTable);

function move(codes: SmsCodes, purpose: Purpose, apply: (code: SmsCodeState) => SmsCodeState): SmsCodes {
  const code = codes[purpose] ?? ready;
  const next = apply(code);
  return next === code ? codes : { ...codes, [purpose]: next };
}

/** Codes by SMS, one machine a purpose (D6). The code itself is typed into a secret field and never comes here. */
export const smsCodeSlice = createSlice({
  name: 'smsCode',
  initialState: {} as SmsCodes,
  reducers: {
    /** 获取验证码 was tapped; faults are shown in `form`. A `rebind` names no phone: it goes to the account's. */
    asked: (codes, { payload }: PayloadAction<{ purpose: Purpose; phone: string; form: string }>) =>
      move(codes, payload.purpose, (code) =>
        step(code, 'asked', () => ({ at: 'sending', phone: payload.phone, form: payload.form })),
      ),
    /** On its way. `debugCode` comes from a server in its sandbox, which sends no SMS. */
    sent: (codes, { payload }: PayloadAction<{ purpose: Purpose; debugCode: string } & Cooling>) =>
      move(codes, payload.purpose, (code) =>
        step(code, 'sent', () => ({
          at: 'cooling',
          until: payload.until,
          seconds: payload.seconds,
          debugCode: payload.debugCode,
        })),
      ),
    /** Not sent; with `cooling` when the server says how long to wait. */
    refused: (codes, { payload: { purpose, cooling } }: PayloadAction<{ purpose: Purpose; cooling?: Cooling }>) =>
      move(codes, purpose, (code) =>
        step(code, 'refused', () => (cooling ? { at: 'cooling', ...cooling } : { at: 'ready' })),
      ),
    cooled: (codes, { payload }: PayloadAction<{ purpose: Purpose }>) =>
      move(codes, payload.purpose, (code) => step(code, 'cooled', () => ({ at: 'ready' }))),
  },
  extraReducers: (builder) => builder.addCase(sessionStarted, () => ({})).addCase(sessionEnded, () => ({})),
  selectors: {
    selectSmsCodes: (codes) => codes as Readonly<Record<string, SmsCodeState>>,
    selectSmsCode: (codes, purpose: Purpose): SmsCodeState => codes[purpose] ?? ready,
  },
}).injectInto(lateReducer);

/** Whether a code was sent a moment ago; a pause that the server wants says nothing of one. */
export const isSent = (code: SmsCodeState): boolean => code.at === 'cooling' && code.debugCode !== undefined;

export const smsCodeEvents = smsCodeSlice.actions;
export const { selectSmsCodes, selectSmsCode } = smsCodeSlice.selectors;

export const smsCodeRecording: RecordingRules<typeof smsCodeEvents> = {
  asked: { purpose: 'keep', phone: 'drop', form: 'keep' },
  sent: { purpose: 'keep', debugCode: 'drop', until: 'keep', seconds: 'keep' },
  refused: 'keep',
  cooled: 'keep',
};
