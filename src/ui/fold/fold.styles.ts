import { css } from 'styled-components';

/** A `details` in the app's own hand: its `summary` as a row with an arrow at the end, in place of the browser's triangle. */
export const fold = css`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-12);
    min-height: var(--touch);
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    margin: -0.25rem 0.25rem 0 0;
    border: solid var(--text-3);
    border-width: 0 0.125rem 0.125rem 0;
    transform: rotate(45deg);
    transition: transform var(--t-fast);
  }
  &[open] > summary::after {
    transform: translateY(0.25rem) rotate(225deg);
  }
`;
