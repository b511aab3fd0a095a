import styled from 'styled-components';

/** The charts by name, in groups. */
export const Views = styled.div`
  padding: 12px 8px;
  overflow-y: auto;
  h3 { padding: 8px 8px 4px; color: var(--text-3); font-size: 12px; font-weight: 400; }
  button { width: 100%; height: 30px; padding: 0 8px; border-radius: 8px; text-align: left; }
  button:hover { background: var(--hover); }
  button[aria-current='true'] { background: var(--chosen); color: var(--primary); font-weight: 600; }
`;

/** The large figure, by how much it has changed, what is measured. */
export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 8px;
  flex: none;
  padding: 14px 20px 6px;
  color: var(--text-2);
  font-size: 12px;
  h2 { color: var(--text); font-size: 24px; font-weight: 600; line-height: 32px; }
  b { font-weight: 400; font-size: 13px; }
  [data-good='true'] { color: var(--success); }
  [data-good='false'] { color: var(--error); }
  [data-end] { margin-left: auto; max-width: 100%; }
`;

export const Chart = styled.div`
  flex: none;
  padding: 4px 20px 0;
`;

/** What each line is: by how it is drawn, not by its colour alone. */
export const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  padding: 4px 0 2px 56px;
  color: var(--text-3);
  font-size: 12px;
  span::before { content: ''; display: inline-block; width: 20px; margin-right: 6px; border-top: 2px solid var(--primary); vertical-align: 4px; }
  [data-line='before']::before { border-top: 1px solid var(--field-line); }
  [data-line='running']::before { border-top-style: dashed; }
  [data-line='bar']::before { border-top: 8px solid var(--primary-fill); vertical-align: 1px; }
  [data-line='barBefore']::before { border-top: 3px solid var(--field-line); vertical-align: 3px; }
`;

/** How the figures are meant. */
export const Means = styled.p`
  flex: none;
  padding: 6px 20px 12px;
  border-bottom: 1px solid var(--line);
  color: var(--text-2);
  font-size: 12px;
`;

export const Behind = styled.section`
  flex: none;
  padding-bottom: 16px;
  overflow-x: auto;
  tbody th { color: var(--text); }
  th small { color: var(--text-3); font-size: 12px; }
  td { white-space: nowrap; }
  [data-chosen] { font-weight: 600; }
  tfoot :is(th, td) { border-bottom: 0; font-weight: 600; }
  [data-good='true'] { color: var(--success); }
  [data-good='false'] { color: var(--error); }
`;

export const BehindHead = styled.header`
  display: flex;
  align-items: baseline;
  gap: 8px;
  padding: 12px 20px 4px;
  h2 { font-size: 13px; font-weight: 600; }
  small { color: var(--text-3); font-size: 12px; }
`;

/** What a point of a chart says under the pointer. */
export const Tip = styled.div`
  display: grid;
  gap: 2px;
  padding: 8px 10px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  box-shadow: var(--float);
  font-size: 12px;
  b { color: var(--text-2); font-weight: 400; }
  span { font-weight: 600; font-size: 13px; }
  small { color: var(--text-3); font-size: 12px; }
`;

/** Names, numbers and bars of the column at the right. */
export const Bars = styled.ul`
  display: grid;
  gap: 6px;
  li { display: grid; grid-template-columns: 88px minmax(0, 1fr) max-content; align-items: center; gap: 8px; font-size: 12px; }
  li > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  small { min-width: 64px; color: var(--text-2); font-size: 12px; text-align: right; }
  i { position: relative; display: block; height: 10px; }
  i::before { content: ''; position: absolute; inset: 0 auto 0 0; width: var(--part); min-width: 2px; border-radius: 3px; background: var(--primary-fill); }
  &[data-path] li { grid-template-columns: minmax(0, 1fr) max-content 52px; gap: 2px 8px; font-size: 13px; }
  &[data-path] li > span:last-of-type { color: var(--text-2); text-align: right; }
  &[data-path] b { font-weight: 600; }
  &[data-path] i { grid-column: 1 / -1; height: 8px; border-radius: 4px; background: var(--sunken); overflow: hidden; }
`;

/** Retention: the more came back, the deeper the cell. */
export const Tinted = styled.table`
  font-size: 12px;
  :is(th, td) { height: 28px; text-align: right; white-space: nowrap; }
  :is(th, td):first-child { text-align: left; }
  thead th { color: var(--text-3); }
  td { color: var(--text-2); }
  td span { display: inline-block; width: 36px; padding: 1px 6px; border-radius: 4px; background: color-mix(in srgb, var(--primary-fill) var(--tint), var(--surface)); color: var(--text); }
`;
