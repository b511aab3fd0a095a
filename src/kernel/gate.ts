import { stopIfAborted } from './stopIfAborted';

/**
 * `live`: the member's own session. `travel`: somebody looks at an earlier point of it.
 * `foreign`: history was edited or imported, so the state is nobody's; it stays so until reload.
 */
export type GateMode = 'live' | 'travel' | 'foreign';

/** The one switch that stops requests, effects, writes, timers and history at once. */
export interface Gate {
  readonly mode: GateMode;
  readonly isLive: boolean;
  /** Changes the mode; nothing leads out of `foreign`. */
  enter(mode: GateMode): void;
  /** Resolves once live (at once if it is); in `foreign` never; rejects when the signal aborts. */
  whenLive(signal?: AbortSignal): Promise<void>;
  /** Runs `hear` after each change; returns the way to stop. */
  onChange(hear: (mode: GateMode) => void): () => void;
}

/** Makes a gate that starts live. */
export function createGate(): Gate {
  let mode: GateMode = 'live';
  const hearers = new Set<(mode: GateMode) => void>();

  function nextChange(signal?: AbortSignal) {
    return new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        hearers.delete(woken);
        signal?.removeEventListener('abort', aborted);
        settle();
      };
      const woken = end(resolve);
      const aborted = end(() => reject(signal?.reason));
      hearers.add(woken);
      signal?.addEventListener('abort', aborted, { once: true });
    });
  }

  return {
    get mode() {
      return mode;
    },
    get isLive() {
      return mode === 'live';
    },
    enter(next) {
      if (mode === 'foreign' || mode === next) return;
      mode = next;
      for (const hear of [...hearers]) hear(mode);
    },
    async whenLive(signal) {
      stopIfAborted(signal);
      // Again after waking: somebody may have travelled on before the waiter's turn came.
      while (mode !== 'live') await nextChange(signal);
    },
    onChange(hear) {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}
