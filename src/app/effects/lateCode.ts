import type { LateBase } from './lateBase';
import type { LaterCode } from './laterChunk';

/** The code that arrives after the start: loaded by the browser, at hand in a test. */
export type LateCode =
  | { base: () => Promise<LateBase>; later: () => Promise<LaterCode> }
  | { base: LateBase; later: LaterCode };

/** Loads something once, and again after a failure. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((fault) => {
      loading = undefined;
      throw fault;
    });
    return loading;
  };
}

/** The late code as the effects use it: taken in once each, the base before anything that stands on it. */
export function receive(code: LateCode, take: { base(base: LateBase): void; later(code: LaterCode): void }): Received {
  if (isHere(code)) {
    take.base(code.base);
    take.later(code.later);
    return { here: code.later, base: async () => {}, later: async () => code.later };
  }
  const base = once(() => code.base().then(take.base));
  const later = once(async () => {
    const [arrived] = await Promise.all([code.later(), base()]);
    take.later(arrived);
    return arrived;
  });
  return { base, later };
}

export interface Received {
  /** Present when nothing has to be loaded. */
  here?: LaterCode;
  base(): Promise<void>;
  later(): Promise<LaterCode>;
}

const isHere = (code: LateCode): code is Extract<LateCode, { base: LateBase }> => typeof code.base !== 'function';
