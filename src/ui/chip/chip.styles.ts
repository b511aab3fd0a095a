import styled from 'styled-components';
import { DragScroll } from '@/ui/drag-scroll/DragScroll';

export const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--s-4);
  flex: none;
  min-height: 2rem;
  padding: 0 0.875rem;
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-13);
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    top: -0.375rem;
    right: 0;
    bottom: -0.375rem;
    left: 0;
  }
  & > svg {
    width: 1em;
    height: 1em;
  }
  &[data-tone='soft'] {
    background: var(--sunken);
  }
  &[data-tone='tint'] {
    background: var(--primary-tint);
    color: var(--primary);
  }
  &[aria-pressed='true'] {
    background: var(--primary-fill);
    color: var(--on-fill);
    font-weight: 600;
  }
`;

export const Row = styled(DragScroll)`
  display: flex;
  gap: 0.625rem;
  padding: 0.375rem var(--gutter);
`;
