import styled from 'styled-components';

export const Marker = styled.i`
  position: absolute;
  top: 0;
  width: 1px;
  height: 0.25rem;
  pointer-events: none;
`;

/* Right under the header of the main layout, which sticks above it. Its ground is the header's, written again: shared, it would
   take the first load over its budget. */
export const Sticky = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: var(--bar);
    -webkit-backdrop-filter: blur(1rem);
    backdrop-filter: blur(1rem);
    opacity: 0;
    transition: opacity var(--t-fast);
  }
  &[data-stuck]::before {
    opacity: 1;
  }
`;

export const Boards = styled.div`
  display: flex;
  align-items: center;
  padding-bottom: 0.375rem;

  & > [role='group'] {
    flex: 1;
    min-width: 0;
  }
  & > button {
    justify-content: center;
    width: 2rem;
    margin: 0 var(--gutter) 0 0.375rem;
    padding: 0;
  }
`;
