import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { Shared } from './shared';

/** Hands it to the system's own share sheet, where the chat apps are; whoever closes that sheet has lost nothing. */
export const shareBySystem =
  ({ title, text, url }: Pick<Shared, 'title' | 'text' | 'url'>) =>
  (_dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    void ports.share.share({ title, text, url });
  };
