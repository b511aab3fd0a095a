import type { UploadedImage } from '@/contract/post';

/** Why a picture is not there. */
export type PictureFault = 'size' | 'unreadable' | 'upload';

interface Shown {
  /** The picture's id at the images port. */
  key: string;
  /** What shows it: an object URL, or the server's address after a reload. */
  url: string;
}

/** One chosen picture on its way to the server. */
export type PictureState =
  | ({ at: 'waiting' } & Shown)
  | ({ at: 'working'; phase: 'shrink' } & Shown)
  /** `sent`: the percentage that has left. */
  | ({ at: 'working'; phase: 'upload'; sent: number } & Shown)
  | ({ at: 'done'; image: UploadedImage } & Shown)
  | ({ at: 'failed'; why: PictureFault } & Shown);

export const pictureStart = 'waiting';

export const pictureTable = {
  waiting: { begun: ['working'], failed: ['failed'] },
  working: { shrunk: ['working'], sent: ['working'], uploaded: ['done'], failed: ['failed'] },
  failed: { retried: ['waiting'] },
  done: {},
} as const;
