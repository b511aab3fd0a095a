import type { ClientFaultKind } from '@/contract/device';
import type { FaultsPort, Ports } from '@/kernel/ports';

/** The contract's `clientFault`; its schemas are not worth their weight in the first load. */
export const FAULT_PATH = 'v1/client/fault';

/** At most one report of a kind in this time, ms, also over a reload. */
const PAUSE_MS = 60_000;
/** As much of a place as the contract takes. */
const LONGEST = 200;

const noteOf = (kind: ClientFaultKind) => `plaza:fault-told:${kind}`;

/** Sends what went wrong by itself, past the store: no report is an action, and none of them leads to another. */
export function createBrowserFaults({
  gate,
  clock,
  session,
  fetch,
  build,
}: Pick<Ports, 'gate' | 'clock' | 'session' | 'fetch'> & { build: string }): FaultsPort {
  let api: string | null = null;
  return {
    tellTo(apiBase) {
      api = apiBase;
    },
    report(kind, where) {
      if (api === null || !gate.isLive) return;
      const now = clock.now();
      const last = session.read(noteOf(kind));
      if (last !== null && Math.abs(now - Number(last)) < PAUSE_MS) return;
      session.write(noteOf(kind), String(now));
      // Numbers tell one member's rows from another's and nothing of the fault, but for where it lies in our own code.
      const place = kind === 'unreadable' ? where.replace(/([. ])\d+/g, '$10') : where;
      const body = new URLSearchParams({ kind, where: place.slice(0, LONGEST), build: build.slice(0, 20) });
      // Nobody may be there, and a page that is just going sends it all the same.
      fetch(`${api}/${FAULT_PATH}`, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(
        () => undefined,
      );
    },
  };
}
