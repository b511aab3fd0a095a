import styled from 'styled-components';

export const ColumnRoot = styled.div`
  position: relative;
  /* Its own layer: the wash of a page lies on the column's ground and under everything else. */
  z-index: 0;
  width: var(--col);
  min-height: 100vh;
  min-height: 100dvh;
  margin: 0 auto;
  background: var(--page);

  @supports (overflow: clip) {
    overflow-x: clip;
  }
  @media (min-width: 521px) {
    box-shadow: var(--shadow-column);
  }
  &[data-tabbar] {
    padding-bottom: calc(var(--tabbar) + 1.25rem + var(--safe-bottom));

    /* A page that turns out short does not bring the foot into view: nothing moves. */
    & > main {
      min-height: 100vh;
    }
  }
`;

export const Bar = styled.header`
  position: sticky;
  z-index: var(--z-bar);
  top: var(--stick);
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: calc(var(--header) + var(--safe-top));
  padding: var(--safe-top) var(--gutter) 0;

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
  &[data-ground='solid']::before,
  &[data-stuck]::before {
    opacity: 1;
  }
  &[data-ground='art']:not([data-stuck]) {
    color: var(--on-art);
  }
  /* The arrow stands on the gutter, its target reaches to the edge: (44 - 24) / 2 and 9 of the icon's 24 are empty. */
  &[data-edge] > button:first-child:not([data-glass]) {
    margin-left: -1rem;
  }
  &[data-edge] > button:first-child:not([data-glass]) > svg {
    transform: translateX(-0.1875rem);
  }
`;

export const Marker = styled.i`
  position: absolute;
  top: 0;
  width: 1px;
  height: 0.5rem;
  pointer-events: none;
`;

export const Logo = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  min-width: 0;
  min-height: var(--touch);
  /* A bar cannot grow with its text as a page can: its words stop at about 130 %. */
  font-size: min(var(--fs-18), 1.375rem);
  font-weight: 700;
  letter-spacing: 0.01em;

  & > i {
    width: 1.75rem;
    height: 1.75rem;
    flex: none;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/* As wide as there is room, so that it stays where it is when something joins in. */
export const Side = styled.div`
  display: flex;
  flex: 1 0 auto;
  align-items: center;
  justify-content: flex-end;
  gap: 0.625rem;
`;

export const Pill = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s-4);
  min-height: 1.875rem;
  padding: 0 0.625rem 0 var(--s-8);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--primary);
  font-size: min(var(--fs-12), 0.9375rem);
  font-weight: 600;

  & svg {
    width: 1rem;
    height: 1rem;
  }
  &[data-fill] {
    padding: 0 var(--s-12);
    background: var(--primary-fill);
    color: var(--on-fill);
    font-size: min(var(--fs-13), 1rem);
  }
  &::after {
    content: '';
    position: absolute;
    top: -0.4375rem;
    right: 0;
    bottom: -0.4375rem;
    left: 0;
  }
`;

export const Round = styled.a`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  margin: 0 -0.375rem;
  border-radius: 50%;
`;

export const Caption = styled.h1`
  position: absolute;
  right: 3.75rem;
  left: 3.75rem;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  font-size: min(var(--fs-16), 1.375rem);
  font-weight: 600;
  pointer-events: none;

  /* Its place is kept while it is on its way. */
  & > i,
  & svg {
    width: 1.125rem;
    height: 1.125rem;
    flex: none;
    color: var(--primary);
  }
  [data-ground='art']:not([data-stuck]) & svg {
    color: inherit;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
