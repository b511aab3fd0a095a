import styled from 'styled-components';

export const Root = styled.div`
  /* Alone on a tall screen it stands where eyes rest, not under the bar. */
  padding: clamp(var(--s-24), 9vh, 5rem) var(--s-24) var(--s-24);
  text-align: center;

  & > svg {
    width: 11.25rem;
    height: 8.4375rem;
    margin: 0 auto var(--s-8);
  }
  &[data-inline] {
    padding: var(--s-12) var(--s-24) var(--s-16);
  }
  &[data-inline] > svg {
    width: 7.5rem;
    height: 5.625rem;
  }
`;

export const Title = styled.h2`
  font-size: var(--fs-16);
  font-weight: 600;
`;

export const Note = styled.p`
  margin: var(--s-4) 0 0;
  text-wrap: balance;
  color: var(--text-2);
  font-size: var(--fs-13);
`;

export const Act = styled.div`
  display: flex;
  justify-content: center;
  margin-top: var(--s-16);

  & > * {
    min-width: 7.5rem;
    min-height: 2.75rem;
    font-size: var(--fs-14);
  }
`;

export const Trace = styled.button`
  min-height: var(--touch);
  margin-top: var(--s-4);
  padding: 0 var(--s-12);
  overflow-wrap: anywhere;
  color: var(--text-3);
  font-size: var(--fs-12);

  & > span {
    display: block;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
  }
`;

/* As the footer: nothing to hold on to while rows come in above it. */
export const Line = styled.p`
  overflow-anchor: none;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-height: 3.25rem;
  padding: var(--s-4) var(--gutter);
  color: var(--text-3);
  font-size: var(--fs-12);

  &::before,
  &::after {
    content: '';
    width: 1.75rem;
    height: 1px;
    background: var(--line);
  }
  &[data-at='loading']::before,
  &[data-at='loading']::after {
    display: none;
  }
  & > button {
    min-height: var(--touch);
    color: var(--primary);
    font-size: var(--fs-13);
  }
`;
