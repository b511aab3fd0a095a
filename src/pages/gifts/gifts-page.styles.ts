import styled from 'styled-components';

export const Screen = styled.div`
  min-height: 100%;
`;

export const Head = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);
  background: var(--page);
`;

export const Games = styled.div`
  padding: var(--s-8) 0;
`;

/* The filter's place while it is on its way. */
export const GamesGhost = styled.div`
  height: calc(var(--s-16) + var(--touch));
`;

export const Gap = styled.div`
  height: var(--s-12);
`;

export const List = styled.div`
  padding: 0 var(--gutter) var(--s-24);

  & article {
    margin-bottom: 0.625rem;
  }
`;
