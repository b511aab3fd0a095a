import styled from 'styled-components';

/** What can be done with a page, at its lower edge, over what scrolls beneath. */
export const ActionBar = styled.div`
  position: sticky;
  z-index: var(--z-float);
  bottom: 0;
  display: flex;
  align-items: center;
  gap: var(--s-8);
  margin-top: auto;
  padding: var(--s-8) var(--gutter) calc(var(--s-8) + var(--safe-bottom)) var(--s-8);
  background: var(--bar);
  box-shadow: 0 -1px 0 var(--bar-line);
  -webkit-backdrop-filter: blur(1rem);
  backdrop-filter: blur(1rem);
`;
