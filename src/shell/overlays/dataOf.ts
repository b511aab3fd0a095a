import type { OverlayState } from './overlayMachine';

/** What an overlay is about, as its view has agreed with whoever opens it: the stack keeps it without knowing its shape. */
export const dataOf = <T>({ data }: Pick<OverlayState, 'data'>): T => data as unknown as T;
