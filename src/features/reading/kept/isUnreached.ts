import { isFault } from '@/api/fault';

/** Whether a call failed because the server could not be reached; a phone may have a network that leads nowhere. */
export const isUnreached = (fault: unknown): boolean =>
  isFault(fault) && (fault.kind === 'offline' || fault.kind === 'timeout');
