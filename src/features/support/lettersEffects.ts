import { isFault } from '@/api/fault';
import { supportApi } from '@/api/supportApi';
import { pictureEvents } from '@/features/pictures/picturesSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sayFault } from '@/shell/faults/sayFault';
import { renewFeed } from '@/shell/feeds/renewFeed';
import { formEvents } from '@/shell/forms/formsSlice';
import { faultField } from '@/shell/forms/serverFaults';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { supportText } from '@/text/support';
import { LETTER_FAULT, type LetterKind, letterEvents, selectFeedback, selectLead } from './lettersSlice';
import { selectSupportCase, supportCaseEvents } from './supportCaseSlice';

const once = { track: false } as const;
const fields = {
  lead: ['company', 'contact', 'phone', 'message'],
  feedback: ['content', 'contact'],
} as const satisfies Record<LetterKind, readonly string[]>;

/** Says at the field, or above the button, what the server does not take; a lost connection is a toast already. */
function refuse(kind: LetterKind, fault: unknown, { dispatch }: Pick<EffectApi, 'dispatch'>): void {
  if (isFault(fault) && fault.kind === 'business') {
    const field = faultField(fault, fields[kind]) ?? LETTER_FAULT;
    dispatch(formEvents.judged({ form: kind, errors: { [field]: sayFault(fault) } }));
  }
  dispatch(letterEvents.refused({ kind }));
}

/** A form on its way: its draft goes only when the server has it. */
export const lettersEffects = (listen: Listen) => [
  listen.onEnter(selectLead, 'sending', async ({ letter }, api) => {
    const { deviceID } = api.getState().config;
    const { error } = await api.dispatch(supportApi.endpoints.lead.initiate({ ...letter, deviceID }, once));
    if (error) return refuse('lead', error, api);
    api.dispatch(formEvents.settled({ form: 'lead' }));
    api.dispatch(letterEvents.taken({ kind: 'lead' }));
  }),
  listen.onEnter(selectFeedback, 'sending', async ({ letter }, api) => {
    const { deviceID } = api.getState().config;
    const { data, error } = await api.dispatch(supportApi.endpoints.feedback.initiate({ ...letter, deviceID }, once));
    if (error) return refuse('feedback', error, api);
    api.dispatch(formEvents.settled({ form: 'feedback' }));
    api.dispatch(pictureEvents.cleared({ form: 'feedback' }));
    api.dispatch(renewFeed(supportApi.endpoints.letterList, {}));
    api.dispatch(letterEvents.taken({ kind: 'feedback', ...(data.letterId != null && { letterId: data.letterId }) }));
  }),
  // Whoever comes again finds the form; whether it is the same day the server knows.
  listen.on(navigationEvents.arrived, ({ place }, { dispatch, getState }) => {
    const isSent = selectLead(getState()).at === 'sent';
    if (place.route === 'business' && isSent) dispatch(letterEvents.begunAnew({ kind: 'lead' }));
  }),
  // What is attached goes first; where it went before, and the letter did not, the letter follows alone.
  listen.onEnter(selectFeedback, 'attaching', (_letter, { dispatch, getState }) => {
    const recording = selectSupportCase(getState());
    if (recording.at === 'sent') dispatch(letterEvents.attached({ kind: 'feedback', number: recording.number }));
    else dispatch(supportCaseEvents.confirmed());
  }),
  listen.onEnter(selectSupportCase, 'sent', ({ number }, { dispatch, getState }) => {
    if (selectFeedback(getState()).at === 'attaching') dispatch(letterEvents.attached({ kind: 'feedback', number }));
  }),
  listen.onEnter(selectSupportCase, 'refused', (_refused, { dispatch, getState }) => {
    if (selectFeedback(getState()).at === 'attaching') dispatch(letterEvents.refused({ kind: 'feedback' }));
  }),
  listen.on(overlayEvents.opened, ({ kind }, { dispatch, getState }) => {
    if (kind === 'feedback' && selectFeedback(getState()).at === 'sent')
      dispatch(letterEvents.begunAnew({ kind: 'feedback' }));
  }),
  // The sheet has done its work: it goes, and the next one begins anew. A case number stays to be read.
  listen.onEnter(selectFeedback, 'sent', ({ letterId }, { dispatch, getState }) => {
    if (selectSupportCase(getState()).at === 'sent') return;
    dispatch(overlayEvents.withdrawn({ kind: 'feedback' }));
    const { done, answered } = supportText.feedback;
    dispatch(toastEvents.raised({ type: 'success', text: letterId === undefined ? done : answered }));
    dispatch(letterEvents.begunAnew({ kind: 'feedback' }));
  }),
];
