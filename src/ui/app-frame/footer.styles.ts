import styled from 'styled-components';

/* What stands under a list is nothing a browser may hold on to while rows come in above it: the page would run to its end. */
export const Root = styled.footer`
  overflow-anchor: none;
  padding: var(--s-24) var(--gutter) var(--s-8);
  color: var(--text-3);
  font-size: var(--fs-12);
  text-align: center;
`;

export const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  color: var(--text-2);

  & > a,
  & > button {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    padding: 0 var(--s-12);
  }
`;
