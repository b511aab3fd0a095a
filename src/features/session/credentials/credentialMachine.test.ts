import type { UnknownAction } from '@reduxjs/toolkit';
import { smsCodeEvents } from '@/features/session/smsCodeSlice';
import { sessionEnded } from '@/kernel/sessionEvents';
import { describeMachine } from '@/ui/testing/describeMachine';
import { type CredentialState, credentialStart, credentialTable } from './credentialMachine';
import { credentialEvents, credentialSlice } from './credentialSlice';
import { fitsMask } from './fitsMask';

const phone = '13800138000';
const request = { kind: 'bind', phone, code: 'secret:1' } as const;
const sent = { debugCode: '', until: 60_000, seconds: 60 };

const states: Record<CredentialState['at'], CredentialState> = {
  phone: { at: 'phone', kind: 'bind', asked: phone },
  proof: { at: 'proof', kind: 'bind', phone },
  asking: { at: 'asking', request, from: 'proof', phone },
  done: { at: 'done', kind: 'bind' },
};

const actions: Record<string, UnknownAction[]> = {
  opened: [credentialEvents.opened({ kind: 'reset' }), credentialEvents.opened({ kind: 'delete' })],
  asked: [smsCodeEvents.asked({ purpose: 'bind', phone, form: 'bind' })],
  sent: [smsCodeEvents.sent({ purpose: 'bind', ...sent }), smsCodeEvents.sent({ purpose: 'login', ...sent })],
  proceeded: [credentialEvents.proceeded({ phone })],
  phoneChanged: [credentialEvents.phoneChanged()],
  submitted: [credentialEvents.submitted({ request })],
  accepted: [credentialEvents.accepted()],
  refused: [credentialEvents.refused({ atPhone: true }), credentialEvents.refused({ atPhone: false })],
  ended: [sessionEnded({ by: 'logout' })],
};

describeMachine<CredentialState, UnknownAction>('a change of phone or password', {
  table: credentialTable,
  start: credentialStart,
  sample: (at) => states[at],
  events: (event) => actions[event] ?? [],
  step: (state, action) => credentialSlice.reducer(state, action),
});

it.each([
  [phone, '', true],
  [phone, '138****8000', true],
  [phone, '139****8000', false],
  [phone, '138****8001', false],
  ['1380013800', '138****8000', false],
])('%s as %j: %p', (given, masked, fits) => expect(fitsMask(given, masked)).toBe(fits));
