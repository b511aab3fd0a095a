import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { answers } from '@/lib/machine/machine';
import { type SignInRequest, sessionTable } from './sessionMachine';
import { selectSession, sessionEvents } from './sessionSlice';

/** The form was sent. Its secret goes into the vault; a second tap while the first is under way does nothing. */
export const submitSignIn =
  (request: SignInRequest) =>
  (dispatch: AppDispatch, getState: () => RootState, { secrets }: Extra) => {
    if (!answers(sessionTable, selectSession(getState()).at, 'submitted')) return;
    dispatch(
      sessionEvents.submitted(
        request.method === 'phone'
          ? { ...request, code: secrets.keep(request.code) }
          : { ...request, password: secrets.keep(request.password) },
      ),
    );
  };
