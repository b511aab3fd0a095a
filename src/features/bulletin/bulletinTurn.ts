import type { CheckoutState } from '@/features/checkout/checkoutMachine';
import { selectCheckout } from '@/features/checkout/checkoutSlice';
import type { DownloadState } from '@/features/download/downloadMachine';
import { selectDownload } from '@/features/download/downloadSlice';
import type { UnlockState } from '@/features/unlock/unlockMachine';
import { selectUnlock } from '@/features/unlock/unlockSlice';
import type { RootState } from '@/kernel/rootState';
import { stateIn } from '@/lib/machine/states';
import { selectArrival, selectPlace } from '@/shell/navigation/navigationSlice';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectBulletin } from './bulletinSlice';

/** A purchase that the member is in the middle of, from its tap to its end, the way through login and cashier included. */
const isDownloading = stateIn<DownloadState>()({
  idle: false,
  choosing: true,
  loginNeeded: true,
  confirming: true,
  repriced: true,
  checking: true,
  insufficient: true,
  away: true,
  requesting: true,
  unknown: true,
  started: false,
  failed: false,
});
const isUnlocking = stateIn<UnlockState>()({
  idle: false,
  loginNeeded: true,
  confirming: true,
  repriced: true,
  checking: true,
  insufficient: true,
  away: true,
  requesting: true,
  unknown: true,
  unlocked: false,
  failed: false,
});
/** What may take days, as a payment that is late, keeps no bulletin back. */
const isPaying = stateIn<CheckoutState>()({
  idle: false,
  placing: true,
  repriced: true,
  refused: false,
  unknown: true,
  leaving: true,
  checking: true,
  late: false,
  paid: false,
  closed: false,
});

/** Where somebody is on their way to something else. */
const SIGN_IN: readonly string[] = ['login', 'register', 'loginOther'];

/** Where a visit begins by itself. */
const HUBS: readonly string[] = ['home', 'square', 'animate', 'welfare', 'games', 'profile'];

/** Who came by a link sees its page first; the bulletin is for their next one. */
const isGuestOfALink = (state: RootState) =>
  selectArrival(state) === 'first' && !HUBS.includes(selectPlace(state).route);

/** Whether the bulletin that waits may be shown now (F1): nothing is open, bought, paid or signed in to. */
export function selectBulletinTurn(state: RootState): { at: 'none' | 'blocked' | 'free' } {
  const bulletin = selectBulletin(state);
  if (bulletin.at !== 'waiting') return { at: 'none' };
  const isBlocked =
    selectOverlays(state).length > 0 ||
    isDownloading(selectDownload(state)) ||
    isUnlocking(selectUnlock(state)) ||
    isPaying(selectCheckout(state)) ||
    SIGN_IN.includes(selectPlace(state).route) ||
    (!bulletin.picked && isGuestOfALink(state));
  return { at: isBlocked ? 'blocked' : 'free' };
}
