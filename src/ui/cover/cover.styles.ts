import styled from 'styled-components';
import { media } from '@/theme/breakpoints';

export const Root = styled.span`
  position: relative;
  display: block;
`;

export const Foot = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  justify-content: space-between;
  padding: 1.25rem 0.4375rem 0.3125rem;
  border-radius: 0 0 var(--r-8) var(--r-8);
  background: var(--g-read);
  color: var(--on-art);
  font-size: var(--fs-10);
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-16) 0.5625rem;
  padding: 0 var(--gutter);

  @media ${media.wideColumn} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Card = styled.a`
  display: block;
  min-width: 0;
  transition: transform var(--t-fast) var(--ease);

  &:active {
    transform: scale(0.97);
  }
`;

export const Name = styled.span`
  display: block;
  margin-top: 0.375rem;
  overflow: hidden;
  font-size: var(--fs-14);
  font-weight: 600;
  line-height: 1.4;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Note = styled.span`
  display: block;
  overflow: hidden;
  color: var(--text-2);
  font-size: var(--fs-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
