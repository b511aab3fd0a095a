import styled from 'styled-components';

/** Something above one's own limit. */
export const Warning = styled.div`
  padding: 10px 12px;
  border: 1px solid var(--warning);
  border-radius: 8px;
  background: var(--warning-tint);
  b { display: block; color: var(--warning); font-weight: 600; }
`;

/** What the ledger will write, under its name. */
export const Preview = styled.section`
  h3 { font-size: 13px; font-weight: 600; }
  h3 small { margin-left: 6px; color: var(--text-3); font-size: 12px; font-weight: 400; }
  b { font-weight: 600; }
  thead th { background: none; }
  [data-sum] { color: var(--success); font-weight: 600; }
`;
