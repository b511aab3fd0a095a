import styled from 'styled-components';

/** Picture, name and state at the head of the facts. */
export const Face = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px 20px 10px;
  img { width: 48px; height: 48px; border-radius: 50%; object-fit: cover; background: var(--sunken); }
  b { font-size: 15px; font-weight: 600; }
  p { display: flex; gap: 4px; margin-top: 4px; }
`;

/** The two numbers that are asked for first. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  padding: 0 20px 14px;
  border-bottom: 1px solid var(--line);
  dt { color: var(--text-2); font-size: 12px; }
  dd { font-size: 16px; font-weight: 600; font-variant-numeric: tabular-nums; }
`;

/** What a colleague wrote down. */
export const Note = styled.p`
  padding: 8px 10px;
  border-radius: 8px;
  background: var(--warning-tint);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  & + & { margin-top: 8px; }
  small { display: block; color: var(--text-2); }
`;

/** What can be done: name, key, and what is to be known of it. */
export const Acts = styled.ul`
  display: flex;
  flex-direction: column;
  button { display: grid; grid-template-columns: 1fr max-content; gap: 0 8px; width: 100%; padding: 5px 0; text-align: left; }
  button:hover:not(:disabled) span { text-decoration: underline; }
  button small { grid-column: 1; color: var(--text-2); }
  button[data-grave] span { color: var(--error); }
  button:disabled span { color: var(--text-3); }
`;

/** What may be chosen, one of it. */
export const Choices = styled.ul`
  max-height: 220px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: 8px;
  label { display: flex; gap: 8px; align-items: center; padding: 7px 10px; }
  li + li { border-top: 1px solid var(--line); }
  span { flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
