import type { CSSProperties } from 'react';
import styled from 'styled-components';
import type { ReadingPlace } from '@/contract/book';

const Track = styled.span`
  display: block;
  height: 0.1875rem;
  margin-top: 0.375rem;
  border-radius: var(--r-full);
  background: var(--sunken);
  overflow: hidden;

  & > i {
    display: block;
    width: var(--read, 0);
    height: 100%;
    border-radius: inherit;
    background: var(--primary);
  }
`;

/** How far a chapter is read, 0 to 1. */
export const readShare = ({ page, total }: Pick<ReadingPlace, 'page' | 'total'>): number =>
  total > 0 ? Math.min(1, (page + 1) / total) : 0;

/** How far a chapter is read, as a line; the words beside it say the same. */
export function ReadBar({ place }: { place: Pick<ReadingPlace, 'page' | 'total'> }) {
  return (
    <Track aria-hidden="true">
      <i style={{ '--read': `${Math.round(readShare(place) * 100)}%` } as CSSProperties} />
    </Track>
  );
}
