import styled from 'styled-components';

export const Row = styled.div`
  display: inline-flex;
  flex: none;
  max-width: 100%;
  overflow-x: auto;
  padding: 2px;
  border-radius: 8px;
  background: var(--sunken);
  button { display: inline-flex; align-items: center; gap: 4px; flex: none; height: 24px; padding: 0 9px; border-radius: 6px; color: var(--text-2); white-space: nowrap; }
  button[aria-pressed='true'] { background: var(--surface); color: var(--text); box-shadow: 0 0 0 1px var(--line); }
  :root[data-theme='dark'] & button[aria-pressed='true'] { background: var(--raised-sunken); }
  b { font-weight: 400; }
  b[data-over] { color: var(--error); }
`;
