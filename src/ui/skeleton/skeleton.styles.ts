import styled from 'styled-components';
import { media } from '@/theme/breakpoints';
import { Row } from './bone.styles';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--s-16) 0.5625rem;
  padding: 0 var(--gutter);

  @media ${media.wideColumn} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

export const Cell = styled.div`
  display: grid;
  gap: 0.375rem;
`;

export const Slab = styled.div`
  display: grid;
  gap: var(--s-12);
  margin-bottom: var(--s-8);
  padding: var(--s-16) var(--gutter);
  background: var(--surface);

  & > ${Row} {
    padding: 0;
  }
`;
