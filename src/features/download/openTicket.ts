import type { PlatformType } from '@/contract/fields';
import type { DownloadTicket } from '@/contract/game';
import type { AppDispatch, Extra } from '@/kernel/dispatch';
import type { Ports } from '@/kernel/ports';
import { copyText } from '@/shell/copy/copyText';
import { installWay } from './installWay';

/** Opens the address of an answer as its platform wants it (E4); false for one that may not be opened. */
export function openTicket(ticket: DownloadTicket, platform: PlatformType, { download, log }: Ports): boolean {
  const way = installWay(ticket.url, platform);
  if (way === 'download') download.start(ticket.url, ticket.fileName);
  else if (way === 'follow') download.leave(ticket.url);
  else log.warn('An address that no download may have', { url: ticket.url });
  return way !== undefined;
}

/** 未自动开始？点此: a tap of its own, which browsers trust more. */
export const startAgain =
  (ticket: DownloadTicket, platform: PlatformType) =>
  (_dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    openTicket(ticket, platform, ports);
  };

/** The whole address of the file, for another browser. */
export const copyLink =
  ({ url }: DownloadTicket) =>
  (dispatch: AppDispatch, _getState: unknown, { ports }: Extra): void => {
    void dispatch(copyText(url.startsWith('/') ? `${ports.document.origin}${url}` : url));
  };
