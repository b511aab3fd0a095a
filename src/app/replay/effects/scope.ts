import type { UnknownAction } from '@reduxjs/toolkit';

/** What is compared: a session and a purchase, with the dialogs, places and words that follow from them. */
const SLICES = new Set(['session', 'pending', 'download', 'checkout', 'overlays', 'navigation', 'toasts', 'unlock']);

/** Calls whose begin is compared as well: those that move money or a session. */
const CALLS = new Set([
  'login',
  'loginWithPhone',
  'loginPhoneWithoutRegister',
  'registerWithName',
  'logout',
  'download',
  'vipOpen',
  'payInfo',
  'unlockChapter',
  'unlockChapters',
  'unlockWelfare',
]);

/** Made by a finger or by the page on screen alone. */
const INPUTS = new Set([
  'session/submitted',
  'session/logoutAsked',
  'download/asked',
  'download/platformChosen',
  'download/confirmed',
  'download/rechargeChosen',
  'unlock/asked',
  'unlock/confirmed',
  'unlock/rechargeChosen',
  'unlock/vipChosen',
  'checkout/asked',
  'checkout/continued',
  'checkout/dismissed',
  // The tab is on screen again, or the address names the order; no log says either.
  'checkout/returned',
  'overlays/closeAsked',
  'navigation/backAsked',
  'navigation/tabTappedAgain',
  'navigation/leaveAllowed',
  'toasts/held',
  'toasts/released',
  'toasts/dismissed',
  'toasts/newestDismissed',
]);

/** Made by effects and by fingers: a finger's come alone, an effect's follow at once on what moved it. */
const EITHER = new Set(['navigation/asked', 'overlays/opened', 'overlays/withdrawn', 'toasts/raised']);

/** So long after an event its effects have dispatched, also on a slow phone; fingers are slower. */
const AT_ONCE_MS = 250;
/** After these the dialog itself asks to go on, or the address is rid of the cashier's answer. */
const LEADS_ON = /\/(recharge|vip)Chosen$|^checkout\/returned$/;
/** What a note of this tab held from before a reload: a log begins without any. */
const FROM_NOTES = /\/restored$/;

const sliceOf = (type: string) => type.split('/')[0] ?? '';

const endpointOf = ({ meta }: UnknownAction) =>
  (meta as { arg?: { endpointName?: string } } | undefined)?.arg?.endpointName ?? '';

/** Whether the store under test must make this action by itself, and in this form. */
export function isCompared(action: UnknownAction): boolean {
  if (action.type === 'api/executeMutation/pending') return CALLS.has(endpointOf(action));
  return SLICES.has(sliceOf(action.type));
}

/** Events that move a machine of the scope. */
export const isEvent = ({ type }: UnknownAction): boolean => /^(session|download|checkout|pending|unlock)\//.test(type);

/** The last event before an action. */
export interface LastEvent {
  type: string;
  msAgo: number;
}

/** Whether it came from outside: a finger, the browser, or the page on screen. */
export function isInput({ type, payload }: UnknownAction, last: LastEvent): boolean {
  const { how, by } = (payload ?? {}) as { how?: string; by?: string };
  if (INPUTS.has(type) || FROM_NOTES.test(type) || by === 'otherTab') return true;
  // What waits for login is noted as well; it is heard of before anything else happened.
  if (type === 'pending/remembered') return last.type === '' || FROM_NOTES.test(last.type);
  if (EITHER.has(type)) return last.msAgo > AT_ONCE_MS || (type === 'navigation/asked' && LEADS_ON.test(last.type));
  // The first place of a visit, and the browser's own buttons.
  return type === 'navigation/arrived' && (how === 'first' || how === 'pop');
}
