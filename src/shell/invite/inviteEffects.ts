import type { Listen } from '@/kernel/listen';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { inviteEvents, selectInviteCode } from './inviteSlice';

const INVITE_KEY = 'plaza:invite';
/** The code this tab has used: its address may still carry it, and it is not taken up again. */
const USED_KEY = 'plaza:invite-used';
/** What an invite code may look like; anything else in an address is not one. */
const INVITE_CODE = /^[\w-]{1,32}$/;

/** The invite code of an address's query, or nothing. */
export function inviteCodeOf(search: string): string {
  const code = new URLSearchParams(search).get('inviteCode')?.trim() ?? '';
  return INVITE_CODE.test(code) ? code : '';
}

/** Follows `?inviteCode=`, keeps it between visits, and lets go of it once it was used (A3). */
export const inviteEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, ({ place, how }, { dispatch, getState, ports: { local, session } }) => {
    const inAddress = inviteCodeOf(place.search);
    const brought = inAddress !== session.read(USED_KEY) ? inAddress : '';
    const code = brought || (how === 'first' ? (local.read(INVITE_KEY) ?? '') : '');
    if (!code || code === selectInviteCode(getState())) return;
    if (brought) local.write(INVITE_KEY, brought);
    dispatch(inviteEvents.found({ code }));
  }),
  listen.on(inviteEvents.used, (_nothing, { ports: { local, session } }) => {
    const code = local.read(INVITE_KEY);
    if (code) session.write(USED_KEY, code);
    local.remove(INVITE_KEY);
  }),
];
