import type { Identity } from '@/kernel/identity';

/** Nobody is signed in; the product's own settings. */
export const GUEST: Identity = { apiBase: '/api', appID: '2008', timeoutMs: 30_000, uid: '', token: '', epoch: 0 };

/** The member of `buildAccount`. */
export const MEMBER: Identity = { ...GUEST, uid: '1001', token: 'token-1001', epoch: 1 };
