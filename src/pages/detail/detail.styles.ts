import styled from 'styled-components';

/* As tall as the screen at least, so that the bar stands at its lower edge whatever the tab holds. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

/* The bar lies on the art: the art begins above it. */
export const Art = styled.div`
  margin-top: calc((var(--header) + var(--safe-top)) * -1);
`;

export const ArtBone = styled.div`
  margin-top: calc((var(--header) + var(--safe-top)) * -1);
  padding-top: 57.6%;
  background: var(--skeleton);
`;

export const Body = styled.section`
  position: relative;
  margin-top: -1.25rem;
  padding: 1.125rem var(--gutter) 0;
  border-radius: var(--r-20) var(--r-20) 0 0;
  background: var(--page);

  & [data-lines] {
    margin-top: var(--s-16);
  }
`;

export const OffShelf = styled.div`
  margin-top: var(--s-12);
  padding: var(--s-12) var(--s-16);
  border-radius: var(--r-12);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-13);
`;

/* Brought up, its row of tabs stands right under the header. */
export const Tabbed = styled.div`
  margin-top: var(--s-8);
  scroll-margin-top: calc(var(--header) + var(--safe-top));
`;

export const TabsRow = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);
  background: var(--page);
`;
