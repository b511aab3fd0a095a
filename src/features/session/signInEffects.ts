import type { ApiFault } from '@/api/fault';
import { userApi } from '@/api/userApi';
import type { Account } from '@/contract/account';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionStarted } from '@/kernel/sessionEvents';
import { selectConfig } from '@/shell/config/configSlice';
import { formEvents } from '@/shell/forms/formsSlice';
import { inviteEvents, selectInviteCode } from '@/shell/invite/inviteSlice';
import { type Asker, askProven } from '@/shell/proof/askProven';
import { mayAutoRegister } from './mayAutoRegister';
import type { SignInRequest } from './sessionMachine';
import { selectSession, sessionEvents } from './sessionSlice';
import { judgeSignIn, signInForms } from './signInFaults';

const once = { track: false } as const;

type Answer = { data?: Account; error?: unknown };

/** The one call of a way in. */
function ask(request: SignInRequest, asker: Asker, { dispatch, getState }: EffectApi): Promise<Answer> {
  const { login, registerWithName, loginWithPhone, loginPhoneWithoutRegister } = userApi.endpoints;
  switch (request.method) {
    case 'name': {
      const { method: _method, ...input } = request;
      return dispatch(login.initiate({ ...input, ...asker }, once));
    }
    case 'register': {
      const { method: _method, inviteCode = selectInviteCode(getState()), ...input } = request;
      return dispatch(registerWithName.initiate({ ...input, ...asker, ...(inviteCode && { inviteCode }) }, once));
    }
    case 'phone': {
      const { phone, code } = request;
      const inviteCode = selectInviteCode(getState());
      const { deviceID } = asker;
      const input = { phone, code, ...(inviteCode && { inviteCode }), ...(deviceID && { deviceID }) };
      const call = mayAutoRegister(selectConfig(getState())) ? loginWithPhone : loginPhoneWithoutRegister;
      return dispatch(call.initiate(input, once));
    }
  }
}

/** Whoever is authenticating is asked for at the server, once; the answer starts the session or goes to the form (D2). */
export const signInEffects = (listen: Listen) => [
  listen.onEnter(selectSession, 'authenticating', async ({ request }, api) => {
    const { dispatch, ports } = api;
    const form = signInForms[request.method];
    const { data: account, error } = await askProven(api, (asker) => ask(request, asker, api));
    if (account) {
      if (request.method !== 'name') dispatch(inviteEvents.used());
      dispatch(formEvents.settled({ form }));
      // Last: it ends this stay, and this effect with it.
      dispatch(sessionStarted({ account, by: request.method === 'register' ? 'register' : 'login' }));
      return;
    }
    const { errors, wait } = judgeSignIn(request.method, error as ApiFault);
    dispatch(formEvents.judged({ form, errors }));
    if (wait > 0) dispatch(formEvents.locked({ form, until: ports.clock.now() + wait * 1_000 }));
    dispatch(sessionEvents.refused());
  }),
];
