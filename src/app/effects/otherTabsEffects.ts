import { readRecord, storageKey } from '@/app/store/persist';
import type { Account } from '@/contract/account';
import { bootEvents } from '@/features/boot/bootSlice';
import { AccountRecord, accountEvents, selectAccount } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';

/** What this tab has to do to stand where the stored record stands. */
function follow({ dispatch, getState, ports }: EffectApi): void {
  const text = ports.local.read(storageKey(ACCOUNT_KEY));
  const stored = readRecord(text, AccountRecord) as Account | undefined;
  // A record that cannot be read is no news; one that is gone is a log-out.
  if (text !== null && stored === undefined) return;
  const mine = selectAccount(getState());
  const uid = stored?.uid ?? '';
  if (mine.uid !== '' && uid !== mine.uid) dispatch(sessionEnded({ by: 'otherTab' }));
  if (!stored || uid === '') return;
  if (uid !== mine.uid || stored.token !== mine.token) dispatch(sessionStarted({ account: stored, by: 'otherTab' }));
  else if (differs(stored, mine)) dispatch(accountEvents.updated(stored));
}

function differs(one: Account, other: Account): boolean {
  return (Object.keys(other) as (keyof Account)[]).some((field) => one[field] !== other[field]);
}

/**
 * Log-out and change of account in one tab reach the others (D5). What counts is what storage holds now, not what the
 * event says: two tabs that write at once then agree on the later one instead of answering each other for ever.
 */
export const otherTabsEffects = (listen: Listen) => [
  listen.on(bootEvents.started, (_nothing, api) => {
    const { local, gate, document } = api.ports;
    local.onForeignWrite((key) => {
      if (key === storageKey(ACCOUNT_KEY) && gate.isLive) follow(api);
    });
    // A page that rested in the browser's back-forward cache has heard no events, and one that shows the past follows none.
    let asLeft: { text: string | null } | undefined;
    const turn = () => {
      const text = local.read(storageKey(ACCOUNT_KEY));
      const before = asLeft;
      asLeft = document.isVisible() && gate.isLive ? undefined : (before ?? { text });
      if (!asLeft && before && before.text !== text) follow(api);
    };
    document.onVisible(turn);
    gate.onChange(turn);
  }),
];
