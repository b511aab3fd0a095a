import type { Crop } from '@/kernel/ports';

/** Why a new avatar is not there. */
export type AvatarFault = 'size' | 'unreadable' | 'upload';

interface Held {
  /** The picture's id at the images port. */
  id: string;
  /** What shows it on this device. */
  url: string;
}

/** A new avatar from the file to the server; the old one stays until the server has the new one (pages 20). */
export type AvatarState =
  | { at: 'idle' }
  | ({ at: 'cropping' } & Held)
  | ({ at: 'working'; phase: 'shrink' | 'upload'; crop: Crop } & Held)
  /** `crop` is missing where it never came to one: then only another picture helps. */
  | ({ at: 'failed'; why: AvatarFault; crop?: Crop } & Held);

export const avatarStart = 'idle';

export const avatarTable = {
  idle: { chosen: ['cropping', 'failed'] },
  cropping: {
    chosen: ['cropping', 'failed'],
    confirmed: ['working'],
    failed: ['failed'],
    closed: ['idle'],
    ended: ['idle'],
  },
  working: { shrunk: ['working'], failed: ['failed'], uploaded: ['idle'], ended: ['idle'] },
  failed: { chosen: ['cropping', 'failed'], retried: ['failed', 'working'], closed: ['idle'], ended: ['idle'] },
} as const;
