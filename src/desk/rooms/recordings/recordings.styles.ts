import styled from 'styled-components';

/** A table that is wider than a narrow window scrolls by itself. */
export const Narrow = styled.div`
  > table { width: 100%; border-collapse: collapse; }
  @media (min-width: 1024px) { > table { min-width: 980px; } }
  td > span + span { margin-left: 4px; }
  td:nth-child(3) { width: 14%; }
  td:nth-child(6) { width: 26%; }
`;

export const Screen = styled.iframe`
  flex: 1;
  width: 100%;
  min-height: 0;
  border: 0;
  background: var(--page);
`;

export const Words = styled.p`
  line-height: 20px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  & + & { margin-top: 4px; }
  small { color: var(--text-2); font-size: 12px; }
`;

/** Lines of the server's log, each leads to its call. */
export const Lines = styled.ul`
  max-height: 320px;
  margin: 0 -8px;
  overflow-y: auto;
  font-family: var(--mono);
  font-size: 11px;
  line-height: 16px;
  button {
    display: grid;
    grid-template-columns: 60px minmax(0, 1fr);
    gap: 6px;
    width: 100%;
    padding: 3px 8px;
    border: 0;
    border-radius: 5px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    overflow-wrap: anywhere;
  }
  button:hover { background: var(--hover); }
  time { color: var(--text-2); }
  [aria-current='true'] { background: var(--chosen); }
  [data-level='warn'] > span { color: var(--warning); }
  [data-level='error'] > span { color: var(--error); }
`;

export const Mark = styled.div`
  margin-bottom: 8px;
  padding: 8px 12px;
  border-radius: 8px;
  background: var(--warning-tint);
  line-height: 20px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  &[data-concludes] { background: var(--success-tint); }
  small { color: var(--text-2); font-size: 12px; }
  button { padding: 0; border: 0; background: none; color: var(--primary); }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
`;
