import styled from 'styled-components';

export const Many = styled.ul`
  flex: none;
  max-height: 232px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  > li {
    display: grid;
    /* Numbers of one and of five digits leave the names under each other. */
    grid-template-columns: minmax(40px, max-content) 96px minmax(0, 1fr) max-content;
    gap: 10px;
    align-items: center;
    min-height: 29px;
    padding: 0 10px;
    font-size: 12px;
  }
  > li + li { border-top: 1px solid var(--line); }
  code { color: var(--text-2); }
  button { justify-self: start; padding: 0; border: 0; background: none; color: var(--primary); font-family: var(--mono); font-size: 12px; }
  b, span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font-weight: 600; }
  span { color: var(--text-2); }
  small { color: var(--text-2); font-size: 12px; }
  small[data-bad] { color: var(--warning); }
`;

/** Letters to choose from, each with its words under its first line. */
export const Picks = styled.ul`
  flex: none;
  max-height: 320px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  > li + li { border-top: 1px solid var(--line); }
  label {
    display: grid;
    grid-template-columns: max-content minmax(40px, max-content) minmax(0, 1fr) max-content;
    gap: 0 10px;
    align-items: baseline;
    padding: 7px 12px;
    font-size: 12px;
    cursor: pointer;
  }
  label:hover { background: var(--hover); }
  input { align-self: center; }
  code { color: var(--text-2); }
  span { color: var(--text-2); }
  span > b { display: block; color: var(--text); font-weight: 600; }
  small { color: var(--text-2); font-size: 12px; }
  small[data-bad] { color: var(--warning); }
`;
