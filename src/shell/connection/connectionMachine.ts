export type ConnectionState = { at: 'online' } | { at: 'offline' };

export const connectionStart = 'online';

export const connectionTable = {
  online: { lost: ['offline'] },
  offline: { found: ['online'] },
} as const;
