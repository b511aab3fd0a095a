import { supportApi } from '@/api/supportApi';
import type { CaseFrom } from '@/contract/support';
import { supportCaseTable } from '@/features/support/supportCaseMachine';
import { selectSupportCase, supportCaseEvents } from '@/features/support/supportCaseSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { answers } from '@/lib/machine/machine';
import { sayFault } from '@/shell/faults/sayFault';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** Steps in which the progress is told. */
const STEPS = 20;
const once = { track: false } as const;

interface Opened {
  from?: CaseFrom;
  trace?: string;
}

/** A recording is made when it is asked for, held beside the store, and sent when its member agrees. */
export const supportCaseEffects = (listen: Listen) => {
  let held: { requestId: string; file: Blob } | undefined;

  /** What an earlier sheet left is over, unless it is still on its way. */
  function clear({ dispatch, getState }: EffectApi): boolean {
    const { at } = selectSupportCase(getState());
    if (at === 'sending') return false;
    if (answers(supportCaseTable, at, 'dropped')) dispatch(supportCaseEvents.dropped());
    return true;
  }

  return [
    listen.on(overlayEvents.opened, ({ kind, data }, api) => {
      if (kind === 'feedback') clear(api);
      if (kind !== 'support-case' || !clear(api)) return;
      const { from = 'fault', trace } = (data ?? {}) as Opened;
      api.dispatch(supportCaseEvents.asked({ from, ...(trace === undefined ? {} : { trace }) }));
    }),
    listen.onEnter(selectSupportCase, 'preparing', async ({ from }, { dispatch, ports }) => {
      try {
        const { makeCase } = await import(/* webpackChunkName: "recorder" */ './makeCase');
        const made = await makeCase(ports, from);
        if (!made.ok) return void dispatch(supportCaseEvents.withheld({ why: made.why }));
        held = { requestId: ports.ids.uuid(), file: made.file };
        dispatch(supportCaseEvents.prepared({ requestId: held.requestId, figures: made.figures }));
      } catch (fault) {
        ports.log.warn('A recording could not be made', fault);
        dispatch(supportCaseEvents.withheld({ why: 'failed' }));
      }
    }),
    listen.onEnter(selectSupportCase, 'sending', async ({ from, trace, requestId }, { dispatch, getState, signal }) => {
      if (held?.requestId !== requestId) return;
      const { deviceID } = getState().config;
      const onSent = (share: number) => {
        const percent = Math.floor(share * STEPS) * (100 / STEPS);
        if (!signal.aborted) dispatch(supportCaseEvents.progressed({ percent }));
      };
      const input = { requestId, from, ...(trace === undefined ? {} : { trace }), deviceID, file: held.file, onSent };
      const call = dispatch(supportApi.endpoints.sendCase.initiate(input, once));
      signal.addEventListener('abort', () => call.abort());
      const { data, error } = await call;
      if (data) {
        const { number, expiresAt } = data;
        dispatch(supportCaseEvents.taken({ number, expiresAt }));
      } else dispatch(supportCaseEvents.refused({ text: sayFault(error) }));
    }),
    // The file is of use to nobody any more.
    listen.onEnter(selectSupportCase, 'idle', () => {
      held = undefined;
    }),
    listen.onEnter(selectSupportCase, 'sent', () => {
      held = undefined;
    }),
  ];
};
