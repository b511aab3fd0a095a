import styled from 'styled-components';

export const Row = styled.li`
  display: grid;
  grid-template-columns: 48px 60px minmax(0, 1fr) max-content;
  gap: 8px;
  align-items: baseline;
  padding: 5px 20px;
  border-left: 3px solid transparent;
  line-height: 20px;
  &[data-case] { border-left-color: var(--primary-fill); }
  &[aria-current='true'] { background: var(--chosen); }
  time { color: var(--text-2); font-family: var(--mono); font-size: 12px; }
  [data-kind] { color: var(--text-2); font-size: 12px; }
  [data-kind]::before { content: ''; display: inline-block; width: 6px; height: 6px; margin-right: 6px; border-radius: 2px; background: currentColor; vertical-align: 1px; }
  [data-kind='blue'] { color: var(--primary); }
  [data-kind='red'] { color: var(--error); }
  [data-kind='amber'] { color: var(--warning); }
  [data-kind='violet'] { color: var(--forever); }
  [data-kind='teal'] { color: var(--teal); }
  [data-amount] { text-align: right; white-space: nowrap; }
`;

/** Lines of a day stand under its name. */
export const DayLine = styled.li`
  padding: 10px 20px 4px;
  border-bottom: 1px solid var(--line);
  color: var(--text-2);
  font-size: 12px;
`;
