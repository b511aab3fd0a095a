import styled from 'styled-components';

/** Names and values in two columns. */
export const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 4px 16px;
  line-height: 20px;
  /* A button is as high as its line. */
  dd > button { margin-block: -4px; }
  dt { color: var(--text-2); min-width: 56px; }
`;

/** A part of the column of context: a title, a grey word beside it, then what belongs there. */
export const Section = styled.section`
  padding: 14px 20px;
  border-bottom: 1px solid var(--line);
  &:last-child { border-bottom: 0; }
  /* In a form, which has a margin of its own. */
  &[data-bare] { padding: 0; border-bottom: 0; }
  > h2 { margin-bottom: 8px; font-size: 13px; font-weight: 600; }
  > h2 small { margin-left: 6px; color: var(--text-3); font-size: 12px; font-weight: 400; }
`;

/** What happened, one thing a line, with when and who under it. */
export const Happened = styled.ul`
  li { padding: 6px 0; border-bottom: 1px solid var(--line); line-height: 20px; overflow-wrap: anywhere; }
  li:last-child { border-bottom: 0; padding-bottom: 0; }
  small { display: block; color: var(--text-2); font-size: 12px; }
`;
