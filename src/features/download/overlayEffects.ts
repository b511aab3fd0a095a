import type { EffectApi, Listen } from '@/kernel/listen';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { inAppBrowser } from './device';
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
  const inApp = inAppBrowser(api.ports.document.userAgent);
  if (inApp) return show(api, 'download-guide', { ...data, inApp });
  const opened = openTicket(ticket, intent.platform, api.ports);
  show(api, 'download-result', { ...data, opened });
}

/** What is on screen follows from where the download stands. */
export const overlayEffects = (listen: Listen) => [
  listen.onEnter(selectDownload, 'idle', (_here, api) => show(api)),
  listen.onEnter(selectDownload, 'choosing', ({ intent, preferred }, api) =>
    show(api, 'platform', { game: intent.game, preferred }),
  ),
  listen.onEnter(selectDownload, 'confirming', ({ intent }, api) => show(api, 'purchase', asked(intent))),
  listen.onEnter(selectDownload, 'repriced', ({ intent }, api) => show(api, 'purchase', asked(intent))),
  listen.onEnter(selectDownload, 'unknown', ({ intent }, api) => show(api, 'purchase', asked(intent))),
  listen.onEnter(selectDownload, 'insufficient', ({ intent, price, balance }, api) =>
    show(api, 'insufficient', { ...asked(intent), price, balance }),
  ),
  listen.onEnter(selectDownload, 'requesting', ({ intent }, api) => {
    // A free download has no dialog; the question about the platform is answered.
    if (intent.game.onlineType === 0) show(api);
  }),
  listen.onEnter(selectDownload, 'started', start),
  listen.onEnter(selectDownload, 'failed', ({ text, told }, api) => {
    show(api);
    if (!told) api.dispatch(toastEvents.raised({ type: 'error', text }));
  }),
  listen.onEnter(selectDownload, 'away', (_here, api) => show(api)),
];
