import styled from 'styled-components';

/** A permission that a role has; one that it has not is a pale dot, so that the eye finds what is there. */
export const Dot = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--primary);
  vertical-align: middle;
  &[data-no] { width: 3px; height: 3px; background: var(--line); }
`;

export const Spoken = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Opened = styled.div`
  padding: 10px 0 12px;
  [data-sides] { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
  [data-side] { min-width: 0; padding: 8px 10px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
  [data-side] > h3 { color: var(--text-3); font-size: 12px; font-weight: 400; }
  [data-side] > p { color: var(--text-3); font-size: 12px; }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 14px; font-family: var(--mono); font-size: 12px; line-height: 20px; }
  dd[data-was] { color: var(--error); }
  dd[data-is] { color: var(--success); }
  footer { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 8px; color: var(--text-2); font-size: 12px; }
  footer > [data-end] { margin-left: auto; }
  @media (max-width: 767px) { [data-sides] { grid-template-columns: 1fr; } }
`;

export const OpenedRow = styled.tr`
  && > td { height: auto; background: var(--hover); }
`;

/** The trace goes first where there is no room. */
export const Narrowing = styled.div`
  container-type: inline-size;
  th, td { white-space: nowrap; }
  th:nth-child(1) { width: 84px; }
  th:nth-child(2) { width: 76px; }
  th:nth-child(3) { width: 128px; }
  th:nth-child(4) { width: 132px; }
  th:nth-child(6) { width: 92px; }
  @container (max-width: 620px) {
    th:nth-child(6), tr:not([data-plain]) > td:nth-child(6) { display: none; }
    th:nth-child(3) { width: 112px; }
    th:nth-child(4) { width: 104px; }
  }
`;

export const Foot = styled.p`
  padding: 12px 20px;
  color: var(--text-2);
`;

/** Under the log, as high as what is in it up to a third of the room. */
export const Queue = styled.section`
  flex: none;
  max-height: 34%;
  border-top: 1px solid var(--line);
  overflow-y: auto;
  td:nth-child(1) { width: 64px; }
  td:nth-child(2) { width: 76px; }
  td:nth-child(4) { width: 150px; }
  td:nth-child(5) { width: 96px; }
  button { color: var(--text); text-align: left; }
  button:hover { text-decoration: underline; }
`;

export const LinkText = styled.code`
  display: block;
  padding: 8px 10px;
  border-radius: 8px;
  background: var(--sunken);
  overflow-wrap: anywhere;
  user-select: all;
`;
