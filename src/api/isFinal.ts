import { code } from '@/contract/codes';
import { businessCode } from './fault';

const FINAL: readonly (number | undefined)[] = [code.badParameter, code.notFound, code.notAllowed];

/**
 * Whether a fault is the server's last word: the same request is refused tomorrow as well, since what it is about is
 * gone or not to be had. Too many requests, a server in trouble and codes that only other servers know leave the outcome open.
 */
export const isFinal = (fault: unknown): boolean => FINAL.includes(businessCode(fault));
