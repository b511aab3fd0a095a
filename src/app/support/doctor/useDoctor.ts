import { useEffect, useRef, useState } from 'react';
import { selectAccount } from '@/features/session/accountSlice';
import { useAppSelector, usePorts } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { createAsk } from './asking';
import { type Finding, isFault } from './findings';
import { runDoctor } from './runDoctor';

/** A call that takes longer has not answered. */
const PATIENCE_MS = 15_000;

/** How far a check is. */
export type Check =
  | { at: 'idle' }
  | { at: 'asking'; done: number; all: number }
  | { at: 'unreachable' }
  | { at: 'done'; findings: readonly Finding[] };

/** One check at a time, of one address; it ends with the sheet. */
export function useDoctor(address: string) {
  const ports = usePorts();
  const { apiBase, appID } = useAppSelector(selectConfig);
  const { uid, token } = useAppSelector(selectAccount);
  const [check, setCheck] = useState<Check>({ at: 'idle' });
  const running = useRef<AbortController>(undefined);
  // Whoever travels looks at the past, and nothing is asked meanwhile; an unfinished check says nothing.
  useEffect(() => {
    const end = () => {
      running.current?.abort();
      setCheck((now) => (now.at === 'asking' ? { at: 'idle' } : now));
    };
    const deaf = ports.gate.onChange((mode) => mode !== 'live' && end());
    return () => {
      deaf();
      running.current?.abort();
    };
  }, [ports.gate]);

  const wanted = address.trim().replace(/\/+$/, '') || apiBase;
  // A token goes nowhere but to the API it came from.
  const own = wanted === apiBase;
  const member = own && uid !== '' ? { uid, token } : null;

  const start = async () => {
    if (!ports.gate.isLive) return;
    const run = new AbortController();
    running.current?.abort();
    running.current = run;
    setCheck({ at: 'asking', done: 0, all: 0 });
    const patiently = async <T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> => {
      const call = new AbortController();
      const end = () => call.abort();
      const stopClock = ports.clock.after(PATIENCE_MS, end);
      run.signal.addEventListener('abort', end);
      try {
        return await send(call.signal);
      } finally {
        stopClock();
        run.signal.removeEventListener('abort', end);
      }
    };
    const ask = createAsk({ fetch: ports.fetch, apiBase: wanted, appID, member, patiently });
    const findings = await runDoctor({
      ask: (...asked) => (run.signal.aborted ? Promise.resolve(undefined) : ask(...asked)),
      uid: member?.uid ?? null,
      onProgress: (done, all) => !run.signal.aborted && setCheck({ at: 'asking', done, all }),
    });
    if (run.signal.aborted) return;
    const nobody = findings.filter(isFault).every(({ verdict }) => verdict.at === 'silent') && findings.some(isFault);
    setCheck(nobody ? { at: 'unreachable' } : { at: 'done', findings });
  };

  const stop = () => {
    running.current?.abort();
    setCheck({ at: 'idle' });
  };

  return { check, start: () => void start(), stop, own, isMember: member !== null };
}
