import { isFault } from '@/api/fault';
import { httpText, otherHttpText, shellText } from '@/text/shell';

/** What a member reads about a failed call (spec 8, G4, G5). */
export function sayFault(fault: unknown): string {
  if (!isFault(fault)) return shellText.unreadable;
  switch (fault.kind) {
    case 'business':
      return fault.message || otherHttpText(fault.code);
    case 'http': {
      const text = httpText[fault.status] ?? otherHttpText(fault.status);
      return fault.status === 404 ? `${text}: ${fault.url}` : text;
    }
    case 'session':
      return shellText.sessionOver;
    case 'offline':
      return shellText.offline;
    case 'timeout':
      return shellText.timeout;
    case 'unreadable':
      return shellText.unreadable;
    case 'cancelled':
    case 'stale':
      return shellText.cancelled;
  }
}
