import { accountApi } from '@/api/accountApi';
import type { ApiFault } from '@/api/fault';
import { userApi } from '@/api/userApi';
import type { Account } from '@/contract/account';
import { accountEvents, selectIsMember } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionEnded } from '@/kernel/sessionEvents';
import { formEvents } from '@/shell/forms/formsSlice';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import { askerOf } from '@/shell/proof/askProven';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { credentialText } from '@/text/credentials';
import { judgeCredential } from './credentialFaults';
import type { CredentialKind, CredentialRequest } from './credentialMachine';
import { credentialEvents, selectCredential } from './credentialSlice';

const once = { track: false } as const;
type Answer = { data?: unknown; error?: unknown };

/** The one call of a change. */
function ask(request: CredentialRequest, api: EffectApi): Promise<Answer> {
  const { dispatch } = api;
  switch (request.kind) {
    case 'bind': {
      const { kind: _kind, ...input } = request;
      return dispatch(userApi.endpoints.bind.initiate({ ...input, ...askerOf(api) }, once));
    }
    case 'find':
    case 'reset': {
      const { kind: _kind, ...input } = request;
      return dispatch(userApi.endpoints.resetPassword.initiate({ ...input, ...askerOf(api) }, once));
    }
    case 'password': {
      const { kind: _kind, ...input } = request;
      return dispatch(accountApi.endpoints.changePassword.initiate(input, once));
    }
    case 'delete': {
      const { kind: _kind, ...input } = request;
      return dispatch(accountApi.endpoints.deleteAccount.initiate({ ...input, ...askerOf(api) }, once));
    }
  }
}

/** Where each change is made; somebody who went elsewhere meanwhile is not led anywhere. */
const routeOf: Readonly<Record<CredentialKind, string>> = {
  bind: 'bindPhone',
  find: 'findPassword',
  reset: 'resetPwd',
  password: 'resetPwd',
  delete: 'user',
};

/** What follows once the server has said yes: it is said, and one is back where one came from (pages 24). */
function follow(request: CredentialRequest, answer: unknown, { dispatch, getState }: EffectApi): void {
  const { kind } = request;
  // Somebody who had to prove themselves has changed what opens the account.
  const isRebind = kind === 'bind' && ('oldCode' in request || 'password' in request);
  const here = selectRouteName(getState()) === routeOf[kind];
  if (kind === 'delete') {
    dispatch(toastEvents.raised({ type: 'success', text: credentialText.done.delete }));
    // The server has ended every login already.
    dispatch(sessionEnded({ by: 'logout', unsaid: true }));
    return;
  }
  if (kind === 'bind') dispatch(accountEvents.updated(answer as Account));
  if (kind === 'reset' || kind === 'password' || isRebind) {
    // Every other login has ended with the old password or phone.
    dispatch(
      accountApi.util.updateQueryData('sessionList', undefined, (list) => list.filter(({ current }) => current)),
    );
  }
  const guest = !selectIsMember(getState());
  const said = guest ? 'guest' : isRebind ? 'rebind' : kind;
  dispatch(toastEvents.raised({ type: 'success', text: credentialText.done[said] }));
  if (!here) return;
  dispatch(guest ? navigationEvents.asked({ to: href.loginOther(), how: 'replace' }) : navigationEvents.backAsked());
}

/** A change of phone or password is asked for once; the answer leads back, or goes to the form. */
export const credentialEffects = (listen: Listen) => [
  listen.onEnter(selectCredential, 'asking', async ({ request }, api) => {
    const { dispatch, ports } = api;
    const form = request.kind;
    const { data, error } = await ask(request, api);
    if (error === undefined) {
      dispatch(formEvents.settled({ form }));
      follow(request, data, api);
      // Last: it ends this stay, and this effect with it.
      dispatch(credentialEvents.accepted());
      return;
    }
    const { errors, wait } = judgeCredential(form, error as ApiFault);
    dispatch(formEvents.judged({ form, errors }));
    if (wait > 0) dispatch(formEvents.locked({ form, until: ports.clock.now() + wait * 1_000 }));
    dispatch(credentialEvents.refused({ atPhone: 'phone' in errors }));
  }),
];
