import type { ReadingPlace } from '@/contract/book';
import { isSamePlace, type LocalPlace } from '@/shell/places/localPlace';
import type { PlaceState } from './placeMachine';

/** A place of the server without what only the server needs. */
export const localOf = ({
  chapterId,
  chapterIndex,
  chapterTitle,
  page,
  offset,
  total,
  updateTime,
}: ReadingPlace): LocalPlace => ({ chapterId, chapterIndex, chapterTitle, page, offset, total, updateTime });

interface Mine {
  place: LocalPlace | null;
  version: number;
  /** This device has a place that the server does not know. */
  unsent: boolean;
}

/** What this device's place and the server's come to: nothing is overwritten in silence, on either side. */
export function settle(
  { place, version, unsent }: Mine,
  server: ReadingPlace | null | undefined,
  device: string,
): Extract<PlaceState, { at: 'kept' | 'moved' | 'torn' }> {
  // What the server once had and has no more was forgotten, by this device or another.
  if (!server) return place && unsent ? { at: 'moved', place, version: 0 } : { at: 'kept', place: null, version: 0 };
  if (!place || !unsent) return { at: 'kept', place: localOf(server), version: server.version };
  // Our own earlier write, whose answer was lost, is no other device.
  const ours = server.version === version || (device !== '' && server.device === device);
  if (ours || isSamePlace(place, server)) return { at: 'moved', place, version: server.version };
  return { at: 'torn', place, theirs: server };
}
