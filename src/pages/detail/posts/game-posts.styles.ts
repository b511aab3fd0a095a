import styled from 'styled-components';

/* Looks like the line one writes in. */
export const Compose = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  width: calc(100% - 2 * var(--gutter));
  min-height: var(--touch);
  margin: 0.875rem var(--gutter) var(--s-4);
  padding: var(--s-8) var(--s-16);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-14);
  text-align: left;

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: var(--primary);
  }
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
