import { createSlice } from '@reduxjs/toolkit';
import { type Purpose, smsCodeEvents } from '@/features/session/smsCodeSlice';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import {
  type CredentialKind,
  type CredentialRequest,
  type CredentialState,
  credentialTable,
} from './credentialMachine';

const { on, step } = machine<CredentialState>()(credentialTable);

/** What the code by SMS is asked for in each flow. */
export const purposeOf = {
  bind: 'bind',
  find: 'reset',
  reset: 'reset',
  password: 'reset',
  delete: 'delete',
} as const satisfies Record<CredentialKind, Purpose>;

/** Where a change begins: leaving needs no phone typed in first. */
export const beginningOf = (kind: CredentialKind): CredentialState & { at: 'phone' | 'proof' } =>
  kind === 'delete' ? { at: 'proof', kind, phone: '' } : { at: 'phone', kind, asked: '' };
const start = { at: 'phone', kind: 'bind', asked: '' } as const satisfies CredentialState;

/** Changing the phone or the password, or leaving for good (pages 20, 24). */
export const credentialSlice = createSlice({
  name: 'credential',
  initialState: start as CredentialState,
  reducers: {
    /** Its page is on screen; an earlier attempt is over. */
    opened: on('opened', (_from, { kind }: { kind: CredentialKind }) => beginningOf(kind)),
    /** The code that was sent to this very phone a moment ago still stands. */
    proceeded: on('proceeded', ({ kind }, { phone }: { phone: string }) => ({ at: 'proof', kind, phone })),
    phoneChanged: on('phoneChanged', ({ kind, phone }) => ({ at: 'phone', kind, asked: phone })),
    submitted: on('submitted', (from, { request }: { request: CredentialRequest }) => ({
      at: 'asking',
      request,
      from: from.at,
      phone: from.at === 'proof' ? from.phone : from.asked,
    })),
    accepted: on('accepted', ({ request }) => ({ at: 'done', kind: request.kind })),
    /** `atPhone`: what was wrong is the phone, which stands in the first step. */
    refused: on('refused', ({ request: { kind }, from, phone }, { atPhone }: { atPhone: boolean }) =>
      atPhone || from === 'phone' ? { at: 'phone', kind, asked: phone } : { at: 'proof', kind, phone },
    ),
  },
  extraReducers: (builder) =>
    builder
      .addCase(smsCodeEvents.asked, (state, { payload: { purpose, phone } }) =>
        step(state, 'asked', (from) => (purposeOf[from.kind] === purpose ? { ...from, asked: phone } : from)),
      )
      .addCase(smsCodeEvents.sent, (state, { payload: { purpose } }) =>
        step(state, 'sent', (from) =>
          purposeOf[from.kind] === purpose && from.asked ? { at: 'proof', kind: from.kind, phone: from.asked } : from,
        ),
      )
      .addCase(sessionStarted, (state) => step(state, 'ended', () => start))
      .addCase(sessionEnded, (state) => step(state, 'ended', () => start)),
  selectors: { selectCredential: (credential) => credential },
}).injectInto(lateReducer);

export const credentialEvents = credentialSlice.actions;
export const { selectCredential } = credentialSlice.selectors;

export const credentialRecording: RecordingRules<typeof credentialEvents> = {
  opened: 'keep',
  proceeded: { phone: 'drop' },
  phoneChanged: 'keep',
  submitted: {
    request: { kind: 'keep', phone: 'drop', code: 'drop', oldCode: 'drop', password: 'drop', oldPassword: 'drop' },
  },
  accepted: 'keep',
  refused: 'keep',
};
