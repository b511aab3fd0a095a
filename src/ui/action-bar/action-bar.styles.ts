import styled, { css } from 'styled-components';

/** For a bar at the lower edge: the page does not scroll for a focus that is over it already (scroll-padding). */
export const restsBelow = css`
  & * {
    scroll-margin-bottom: calc(-1 * (var(--tabbar) + var(--safe-bottom) + 0.5rem));
  }
`;

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
  transition: transform var(--t) var(--ease);
  ${restsBelow}

  /* Its main button stands in the bar at the top meanwhile: it goes at once and comes up again. */
  &[data-away] {
    visibility: hidden;
    transform: translateY(100%);
  }
`;
