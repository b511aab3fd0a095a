import styled, { css } from 'styled-components';

/** What scrolls sideways has a shade at its right edge as long as more of it stands there. */
export const sideways = css`
  background:
    linear-gradient(to left, var(--surface) 50%, transparent) right / 32px 100% no-repeat local,
    linear-gradient(to left, var(--shade), transparent) right / 16px 100% no-repeat scroll;
`;

/** Rows of 33 px (`data-dense` 29); numbers stand right and of one width (`data-num`), what is dim is dim by colour, and what a narrow window does without is `data-wide`. */
export const Table = styled.table`
  th, td { height: 33px; padding: 0 10px; border-bottom: 1px solid var(--line); vertical-align: middle; }
  &[data-dense] :is(th, td) { height: 29px; white-space: nowrap; }
  &[data-dense] [data-mid] { padding: 0 6px; }
  :is(th, td):first-child { padding-left: 20px; }
  :is(th, td):last-child { padding-right: 20px; }
  thead th { position: sticky; top: 0; z-index: 1; background: var(--surface); color: var(--text-3); font-size: 12px; white-space: nowrap; }
  tbody th[scope='rowgroup'] { background: var(--hover); color: var(--text-3); font-size: 12px; }
  tbody tr:not([data-plain]):hover { background: var(--hover); }
  tbody tr[data-row] { cursor: pointer; }
  tbody tr[aria-current='true'] { background: var(--chosen); }
  tbody tr[aria-current='true'] > td:first-child { box-shadow: inset 3px 0 0 var(--primary-fill); }
  tbody tr[data-row]:focus-visible { outline-offset: -2px; }
  tbody tr[aria-current='true']:focus-visible { outline: none; }
  thead [data-own] { color: var(--primary); font-weight: 600; }
  [data-num] { text-align: right; }
  [data-mid] { text-align: center; }
  [data-dim] { color: var(--text-3); }
  [data-mono] { font-family: var(--mono); font-size: 12px; }
  @media (max-width: 1023px) {
    th, td { padding: 0 7px; }
    :is(th, td):first-child { padding-left: 12px; }
    :is(th, td):last-child { padding-right: 12px; }
    [data-wide] { display: none; }
  }
  [data-cut] { max-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
