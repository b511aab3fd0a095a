import styled, { css } from 'styled-components';

/* Sunken into the card, as a linked game is. */
const sunken = css`
  position: relative;
  margin-top: 0.625rem;
  border-radius: var(--r-12);
  background: var(--page);

  [data-theme='dark'] & {
    background: var(--sunken);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      background: var(--sunken);
    }
  }
`;

export const Hot = styled.div`
  ${sunken}
  display: flex;
  gap: var(--s-8);
  padding: 0.625rem var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-13);
  line-height: 1.6;

  & > em {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.125rem;
    height: calc(1.25rem * var(--text-scale));
    padding: 0 0.3125rem;
    border-radius: var(--r-4);
    background: var(--error-tint);
    color: var(--error);
    font-size: var(--fs-10);
    font-style: normal;
    font-weight: 700;
  }
  & > em > svg {
    width: 0.75rem;
    height: 0.75rem;
  }
  & > p {
    display: -webkit-box;
    flex: 1;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > p > b {
    color: var(--text);
    font-weight: 600;
  }
  & > span {
    display: flex;
    flex: none;
    align-items: center;
    align-self: flex-end;
    gap: 0.1875rem;
    font-variant-numeric: tabular-nums;
  }
  & > span > svg {
    width: 0.9375rem;
    height: 0.9375rem;
  }
`;

export const Quote = styled.div`
  ${sunken}
  z-index: 1;
  font-size: var(--fs-14);

  &[data-gone] {
    padding: var(--s-12);
    color: var(--text-3);
    font-size: var(--fs-13);
  }
  & > a,
  & > div {
    display: block;
    padding: var(--s-12);
  }
  & small {
    display: block;
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--fs-13);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small > b {
    color: var(--text);
    font-weight: 600;
  }
  & > * > span {
    display: flex;
    gap: 0.625rem;
    margin-top: 0.375rem;
  }
  & p {
    display: -webkit-box;
    flex: 1;
    align-self: flex-start;
    min-width: 0;
    line-height: 1.6;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & p + span {
    flex: none;
    width: 5.5rem;
  }
`;
