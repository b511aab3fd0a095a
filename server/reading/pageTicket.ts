import { createHmac } from 'node:crypto';
import { isSignedBy, type Keys } from '@server/secret';

/** Addresses change so often: within a window they are the same, so that a browser's cache holds. */
const WINDOW_MS = 6 * 3_600_000;

/** What an address opens: one picture of a chapter. */
export interface PageRef {
  chapterId: number;
  place: number;
}

interface Key extends Keys {
  now: number;
}

function sign(chapterId: number, expires: string, secret: string): string {
  return createHmac('sha256', `${secret}:page`).update(`${chapterId}.${expires}`).digest('base64url').slice(0, 22);
}

/** When addresses given out now stop working: six to twelve hours ahead. */
export const pagesExpireAt = (now: number): number => (Math.floor(now / WINDOW_MS) + 2) * WINDOW_MS;

/** The address of a picture; a bearer's, because an `img` carries no headers. */
export function pageUrl({ chapterId, place }: PageRef, { secret, now }: Key): string {
  const expires = pagesExpireAt(now).toString(36);
  return `/media/page/${chapterId}/${place}/${expires}.${sign(chapterId, expires, secret)}.svg`;
}

const PATH = /^\/media\/page\/(\d{1,15})\/(\d{1,4})\/([0-9a-z]{6,12})\.([\w-]{22})\.svg$/;

/** What an address opens; `expired` for one that was good, null for one that never was. */
export function readPageUrl(path: string, { now, ...keys }: Key): PageRef | 'expired' | null {
  const [, chapterId = '', place = '', expires = '', signature = ''] = PATH.exec(path) ?? [];
  if (signature === '') return null;
  if (!isSignedBy(keys, signature, (secret) => sign(Number(chapterId), expires, secret))) return null;
  if (Number.parseInt(expires, 36) <= now) return 'expired';
  return { chapterId: Number(chapterId), place: Number(place) };
}
