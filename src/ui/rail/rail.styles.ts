import styled from 'styled-components';
import { Root as ScrollBox } from '@/ui/drag-scroll/drag-scroll.styles';

export const Root = styled(ScrollBox)`
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(var(--rail-rows, 1), auto);
  grid-auto-columns: var(--rail-item, max-content);
  gap: var(--rail-gap, 0.625rem);
  justify-content: start;
  padding: 0 var(--gutter);
  scroll-padding: 0 var(--gutter);

  /* Some browsers forget the right padding of a scroll box. */
  &::after {
    content: '';
    width: 0.0625rem;
  }
  & > * {
    min-width: 0;
  }
`;
