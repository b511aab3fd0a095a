import { selectMayInterrupt } from '@/features/interruption/interruptionSelectors';
import type { RootState } from '@/kernel/rootState';
import { selectArrival, selectPlace } from '@/shell/navigation/navigationSlice';
import { selectBulletin } from './bulletinSlice';

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
    !selectMayInterrupt(state) ||
    SIGN_IN.includes(selectPlace(state).route) ||
    (!bulletin.picked && isGuestOfALink(state));
  return { at: isBlocked ? 'blocked' : 'free' };
}
