import type { Effect, EffectApi, Listen } from '@/kernel/listen';
import { type EffectsByState, onEnterAll } from '@/kernel/onEnterAll';
import { appForbidding } from '@/shell/browser/inApp';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import type { DownloadState, PlacedIntent } from './downloadMachine';
import { selectDownload } from './downloadSlice';
import { openTicket } from './openTicket';

/** The overlays of this feature; each knows its moment. */
const KINDS = ['platform', 'purchase', 'insufficient', 'download-result', 'download-guide'] as const;
type Kind = (typeof KINDS)[number];

/** Leaves only `kind` of our overlays on screen. */
function show({ dispatch, getState }: EffectApi, kind?: Kind, data?: Record<string, unknown>) {
  for (const open of selectOverlays(getState())) {
    const ours = (KINDS as readonly string[]).includes(open.kind);
    if (ours && open.kind !== kind) dispatch(overlayEvents.withdrawn({ kind: open.kind }));
  }
  if (kind) dispatch(overlayEvents.opened({ kind, ...(data ? { data } : {}) }));
}

const asked = ({ game, platform }: PlacedIntent) => ({ game, platform });

/** Hands the file or install link to the browser, or says how to reach one that takes it (E4). */
function start({ intent, ticket }: Extract<DownloadState, { at: 'started' }>, api: EffectApi) {
  const data = { ...asked(intent), ticket };
  const inApp = appForbidding('download', api.ports.document.userAgent);
  if (inApp) return show(api, 'download-guide', { ...data, inApp });
  const opened = openTicket(ticket, intent.platform, api.ports);
  show(api, 'download-result', { ...data, opened });
}

const nothing: Effect<unknown> = (_here, api) => show(api);
const purchase: Effect<{ intent: PlacedIntent }> = ({ intent }, api) => show(api, 'purchase', asked(intent));

/** What is on screen follows from where the download stands; null leaves there what is. */
const SCREEN: EffectsByState<DownloadState> = {
  idle: nothing,
  choosing: ({ intent }, api) => show(api, 'platform', { game: intent.game }),
  loginNeeded: null,
  confirming: purchase,
  repriced: purchase,
  checking: null,
  insufficient: ({ intent, price, balance }, api) => show(api, 'insufficient', { ...asked(intent), price, balance }),
  away: nothing,
  requesting: ({ intent }, api) => {
    // A free download has no dialog; the question about the platform is answered.
    if (intent.game.onlineType === 0) show(api);
  },
  unknown: purchase,
  started: start,
  failed: ({ text, told }, api) => {
    show(api);
    if (!told) api.dispatch(toastEvents.raised({ type: 'error', text }));
  },
};

/** The overlays of a download come and go with its states. */
export const overlayEffects = (listen: Listen) => onEnterAll(listen, selectDownload, SCREEN);
