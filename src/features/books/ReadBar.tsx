import type { CSSProperties } from 'react';
import type { ReadingPlace } from '@/contract/book';
import { Track } from './read-bar.styles';

/** How far a chapter is read, 0 to 1. */
export const readShare = ({ page, total }: Pick<ReadingPlace, 'page' | 'total'>): number =>
  total > 0 ? Math.min(1, (page + 1) / total) : 0;

/** How far something is, 0 to 1, as a line; the words beside it say the same. */
export function ShareBar({ share }: { share: number }) {
  return (
    <Track aria-hidden="true">
      <i style={{ '--read': `${Math.round(share * 100)}%` } as CSSProperties} />
    </Track>
  );
}

/** How far a chapter is read. */
export function ReadBar({ place }: { place: Pick<ReadingPlace, 'page' | 'total'> }) {
  return <ShareBar share={readShare(place)} />;
}
