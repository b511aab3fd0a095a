import { asFault } from '@/desk/api/deskFault';
import { kitText } from '@/text/desk/kit';
import { permissionText } from '@/text/desk/permissions';

/** What went wrong, in a sentence: the server's own where it has one. */
export function faultText(error: unknown): string {
  const fault = asFault(error);
  switch (fault.kind) {
    case 'refused':
      return fault.text || kitText.refused(fault.code);
    case 'noRight':
      return kitText.noRight(permissionText[fault.needs]);
    case 'signedOut':
      return kitText.signedOut;
    case 'unavailable':
      return kitText.unavailable(fault.status);
    case 'offline':
      return kitText.offline;
    case 'unreadable':
      return kitText.unreadable;
  }
}

/** By what the server's log knows the call; empty where no answer came. */
export function traceOf(error: unknown): string {
  const fault = asFault(error);
  return 'traceId' in fault ? fault.traceId : '';
}
