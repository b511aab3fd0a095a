import styled, { createGlobalStyle } from 'styled-components';

/** A tool for desks as well as phones: text stays at 16 px where the app's column would grow. */
export const Root16 = createGlobalStyle`
  html { font-size: min(calc(100vw * 16 / 375), 16px); }
  body { min-height: 100dvh; }
`;

const wide = '@media (min-width: 64rem)';

export const Shell = styled.div`
  display: flex;
  flex-direction: column;
  height: 100dvh;
  overflow: auto;

  /* The desk around it says who and what, whether it agrees, and the keys. */
  &[data-framed] > header,
  &[data-framed] > [role='status'][data-tone='success'],
  &[data-framed] > footer > :is(details, ul) {
    display: none;
  }
  &[data-framed] [data-pane='stage'] h2 {
    display: none;
  }
  @media (min-width: 45rem) {
    &[data-framed] > nav {
      display: none;
    }
    &[data-framed] > main {
      display: grid;
      grid-template: minmax(0, 1fr) 11rem / 20rem minmax(0, 1fr);
      gap: 1px;
      min-height: 14rem;
      background: var(--line);
    }
    &[data-framed] > main > * {
      display: flex;
      contain: strict;
    }
    &[data-framed] [data-pane='stage'] {
      grid-area: 1 / 1 / 3 / 2;
    }
    &[data-framed] [data-pane='detail'] {
      grid-area: 1 / 2 / 2 / 3;
    }
    &[data-framed] [data-pane='list'] {
      grid-area: 2 / 2 / 3 / 3;
    }
    &[data-framed] [data-pane='list'] > div:first-child {
      display: none;
    }
  }
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-8) var(--s-12);
  padding: var(--s-8) var(--s-16);
  background: var(--surface);
  border-bottom: 1px solid var(--line);

  & > h1 {
    font-size: var(--fs-18);
  }
  & > p {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--fs-13);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Welcome = styled.main`
  display: grid;
  min-height: 100dvh;
  place-content: center;
  justify-items: center;
  gap: var(--s-12);
  padding: var(--s-24) var(--s-16);
  text-align: center;

  & > svg {
    width: 4rem;
    height: 4rem;
    color: var(--primary);
  }
  & > h1 {
    font-size: var(--fs-22);
  }
  & > p {
    max-width: 26rem;
    color: var(--text-2);
  }
  & > small {
    max-width: 26rem;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const Refusal = styled.div`
  max-width: 30rem;
  padding: var(--s-16);
  border-radius: var(--r-12);
  background: var(--error-tint);
  color: var(--error);
  text-align: start;
  overflow-wrap: anywhere;

  & > p + p {
    margin-top: var(--s-4);
    font-size: var(--fs-13);
  }
`;

export const DropVeil = styled.div`
  position: fixed;
  z-index: var(--z-overlay);
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  place-content: center;
  border: 0.25rem dashed var(--primary-line);
  background: var(--primary-tint);
  color: var(--primary);
  font-size: var(--fs-18);
  opacity: 0.94;
  pointer-events: none;
`;

/** Says how the comparison came out. */
export const Verdict = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-12);
  padding: var(--s-8) var(--s-16);
  background: var(--success-tint);
  color: var(--success);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;

  &[data-tone='error'] {
    background: var(--error-tint);
    color: var(--error);
  }
  &[data-tone='plain'] {
    background: var(--primary-tint);
    color: var(--primary);
  }
  & > small {
    flex-basis: 100%;
    font-size: var(--fs-12);
  }
  & svg {
    width: 1.125rem;
    height: 1.125rem;
    flex: none;
  }
`;

export const Views = styled.nav`
  display: flex;
  gap: var(--s-8);
  padding: var(--s-8) var(--s-16);

  ${wide} {
    display: none;
  }
`;

/** One below the other on a phone, where one is shown at a time; side by side on a desk. */
export const Panes = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 20rem;

  & > * {
    display: none;
  }
  &[data-view='list'] > [data-pane='list'],
  &[data-view='detail'] > [data-pane='detail'],
  &[data-view='stage'] > [data-pane='stage'] {
    display: flex;
  }
  ${wide} {
    display: grid;
    grid-template-columns: minmax(20rem, 1fr) minmax(20rem, 1.1fr) minmax(18rem, 26rem);
    grid-template-rows: minmax(0, 1fr);
    gap: 1px;
    background: var(--line);

    /* The grid alone says how large a pane is: what a jump changes in one lays out that one. */
    & > * {
      display: flex;
      contain: strict;
    }
  }
`;

export const Pane = styled.section`
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--page);
`;
