import styled from 'styled-components';

export const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  flex: none;
  border-bottom: 1px solid var(--line);
  @media (max-width: 1023px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** A figure: its name, itself, that of a week ago, and both as lines. */
export const Figure = styled.button`
  display: grid;
  gap: 2px;
  padding: 12px 16px 10px;
  border: 0;
  border-right: 1px solid var(--line);
  background: none;
  color: inherit;
  text-align: left;
  &:last-child { border-right: 0; }
  &:hover { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; }
  &[aria-pressed='true'] > span { color: var(--primary); }
  > span { color: var(--text-2); font-size: 12px; }
  > b { font-size: 20px; font-weight: 600; line-height: 26px; font-variant-numeric: tabular-nums; }
  > small { color: var(--text-2); font-size: 12px; font-variant-numeric: tabular-nums; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  em { font-style: normal; }
  em[data-tone='good'] { color: var(--success); }
  em[data-tone='bad'] { color: var(--error); }
  > svg { margin-top: 4px; width: 100%; max-width: 130px; }
`;

/** A small line: of a week ago in grey, an alert's line dashed. */
export const Spark = styled.svg`
  flex: none;
  overflow: visible;
  fill: none;
  stroke: var(--primary);
  stroke-width: 1.5;
  stroke-linejoin: round;
  [data-before] { stroke: var(--primary-line); }
  line { stroke: var(--error); stroke-width: 1; stroke-dasharray: 2 3; }
`;

export const Queues = styled.section`
  flex: none;
  padding-top: 14px;
  border-bottom: 1px solid var(--line);
  > h2 { padding: 0 20px 6px; font-size: 13px; font-weight: 600; }
  > h2 small { margin-left: 6px; color: var(--text-2); font-size: 12px; font-weight: 400; }
  > div { overflow-x: auto; }
  table { width: 100%; min-width: 720px; border-collapse: collapse; white-space: nowrap; }
  tbody tr:last-child td { border-bottom: 0; }
  td a { color: inherit; }
  td b { font-weight: 600; }
`;

/** How many of an age: a nought is a pale dot, so that the eye finds what is none. */
export const Age = styled.span`
  &[data-none] { color: var(--text-3); }
  &[data-late] { color: var(--error); }
  &[data-over] { display: inline-block; min-width: 34px; padding: 1px 8px; border-radius: 5px; background: var(--error-tint); color: var(--error); font-weight: 600; }
`;

export const Chart = styled.section`
  flex: none;
  padding: 14px 20px;
  h2 { margin-bottom: 8px; font-size: 13px; font-weight: 600; }
  h2 small { margin-left: 6px; color: var(--text-2); font-size: 12px; font-weight: 400; }
  svg { display: block; width: 100%; max-height: 260px; }
  line { stroke: var(--line); }
  text { fill: var(--text-2); font-size: 11px; }
  text[data-end] { text-anchor: end; }
  polyline { fill: none; stroke: var(--primary); stroke-width: 2; stroke-linejoin: round; }
  polyline[data-before] { stroke: var(--primary-line); stroke-width: 1.5; }
  circle { fill: var(--primary); }
`;

/** For who does not see the chart. */
export const Hidden = styled.table`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Alert = styled.li`
  display: grid;
  grid-template-columns: 10px minmax(0, 1fr) 62px;
  gap: 8px;
  margin: 0 -10px;
  padding: 8px 10px;
  border-bottom: 1px solid var(--line);
  &:last-child { border-bottom: 0; }
  &[aria-current='true'] { border-radius: 8px; background: var(--chosen); }
  > i { width: 8px; height: 8px; margin-top: 6px; border-radius: 2px; background: var(--error); }
  &[data-level='watch'] > i { border-radius: 50%; background: var(--warning); }
  &[data-level='watch'] svg { stroke: var(--warning); }
  &[data-level='fire'] svg { stroke: var(--error); }
  b { font-weight: 600; }
  b a { color: inherit; }
  small { display: block; color: var(--text-2); font-size: 12px; line-height: 18px; }
`;

export const Claim = styled.span`
  display: flex;
  align-items: center;
  gap: 4px 8px;
  flex-wrap: wrap;
  button { height: 22px; margin-left: -6px; font-size: 12px; }
  small + button { margin-left: 0; }
`;

export const Dim = styled.p`
  color: var(--text-2);
  font-size: 12px;
  line-height: 18px;
`;

export const Mine = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 8px;
  padding: 7px 0;
  border-bottom: 1px solid var(--line);
  &:last-child { border-bottom: 0; }
  code { color: var(--text-2); }
  a { color: inherit; }
  small { display: block; color: var(--text-2); font-size: 12px; }
  small[data-over] { color: var(--error); }
`;
