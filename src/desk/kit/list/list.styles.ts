import styled from 'styled-components';

/** A list of rows with a few lines each, as of letters: the chosen one is tinted and has a blue edge. */
export const RowList = styled.ul`
  min-height: 0;
  overflow-y: auto;
  > li { position: relative; border-bottom: 1px solid var(--line); }
  > li > :is(a, button) {
    display: block;
    width: 100%;
    padding: 9px 16px;
    border-left: 3px solid transparent;
    color: inherit;
    text-align: left;
    text-decoration: none;
  }
  > li > :is(a, button):hover { background: var(--hover); }
  /* Boxes that stay have a margin of their own. */
  &[data-marking] > li > button { padding-left: 24px; }
  @media (hover: none) { > li > label + button { padding-left: 24px; } }
  > li[data-marked] > button { background: var(--chosen); }
  > li > [aria-current='true'] { border-left-color: var(--primary-fill); background: var(--chosen); }
  > li > :focus-visible { outline-offset: -2px; }
`;

/** What stands over the first row. */
export const Above = styled.div`
  flex: none;
  padding: 6px 20px;
  text-align: center;
`;

/** The box in a row's left margin: there while one points at the row, while any is marked, and for fingers. */
export const Mark = styled.label`
  position: absolute;
  z-index: 1;
  inset: 0 auto 0 0;
  width: 24px;
  padding: 12px 0 0 4px;
  opacity: 0;
  input { display: block; }
  li:hover > &, [data-marking] > li > &, &:focus-within { opacity: 1; }
  @media (hover: none) { opacity: 1; }
`;

/** A line of such a row: what stands left may be cut, what stands right (`:last-child`) may not. */
export const RowLine = styled.span`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  line-height: 20px;
  > :first-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > [data-end] { flex: none; margin-left: auto; }
  &[data-dim] { color: var(--text-2); font-size: 12px; }
  b { font-weight: 600; }
`;
