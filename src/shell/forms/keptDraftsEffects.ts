import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { formEvents, selectDraftOwner, selectForm, selectForms } from './formsSlice';
import { draftsKey, dropDraft, dropDrafts, isKept, keepDraft, keptDrafts } from './keptDrafts';

/** Brings the owner's drafts back; what stands in a form already wins. */
function restore({ dispatch, getState, ports }: EffectApi): void {
  const drafts = keptDrafts(ports, selectDraftOwner(getState()));
  if (Object.keys(drafts).length > 0) dispatch(formEvents.restored({ drafts }));
}

/**
 * Keeps what members write for others between visits, and what they say of themselves over a reload, by member and target,
 * until the server said yes.
 */
export const keptDraftsEffects = (listen: Listen) => {
  /** Whose drafts a log-out takes along; by then the state has forgotten it. */
  let owner = '';
  return [
    listen.on(formEvents.drafted, ({ form }, { getState, ports }) => {
      const state = getState();
      keepDraft(ports, selectDraftOwner(state), form, selectForm(state, form).draft, ports.clock.now());
    }),
    listen.on(formEvents.settled, ({ form }, { getState, ports }) => {
      dropDraft(ports, selectDraftOwner(getState()), form);
    }),
    listen.on(navigationEvents.arrived, ({ how }, api) => {
      if (how !== 'first') return;
      owner = selectDraftOwner(api.getState());
      restore(api);
    }),
    listen.on(sessionStarted, ({ account: { uid } }, api) => {
      const { ports, getState } = api;
      owner = uid;
      // What a guest has written goes along into the account.
      for (const [form, { draft }] of Object.entries(selectForms(getState()))) {
        keepDraft(ports, uid, form, draft, ports.clock.now());
      }
      dropDrafts(ports, '');
      restore(api);
    }),
    listen.on(sessionEnded, ({ by }, { dispatch, getState, ports }) => {
      if (by === 'logout') dropDrafts(ports, owner);
      // What another tab took from storage was taken by a log-out: one who is thrown out finds it there (D3, D4).
      const hadKept = Object.keys(selectForms(getState())).some(isKept);
      if (by === 'otherTab' && hadKept && ports.local.read(draftsKey(owner)) === null) dispatch(formEvents.forgotten());
    }),
  ];
};
