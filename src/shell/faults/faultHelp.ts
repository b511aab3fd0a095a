import type { AppDispatch } from '@/kernel/dispatch';
import { copyText } from '@/shell/copy/copyText';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** Copies what a fault is called: the code of this tab, and the call that failed. */
export const copyCodes = (trace: string, support = '') => copyText(`${support} ${trace}`.trim());

/** Shows the recording of this tab, to be sent to support for this fault. */
export const sendRecording =
  (trace: string) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(overlayEvents.opened({ kind: 'support-case', data: { from: 'fault', trace } }));
  };
