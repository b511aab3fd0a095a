import styled from 'styled-components';

export const Kbd = styled.kbd`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 18px;
  height: 18px;
  padding: 0 4px;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: var(--surface);
  color: var(--text-2);
  font: 400 11px/1 var(--mono);
`;

export const Line = styled.footer`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  padding: 0 20px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  color: var(--text-2);
  font-size: 12px;
  white-space: nowrap;
  overflow: hidden;
  /* What finds no room goes to a second line that nobody sees: no word is cut in two. */
  [data-keys] { display: flex; flex-wrap: wrap; gap: 14px; height: 20px; min-width: 0; overflow: hidden; }
  [data-key] { display: flex; align-items: center; gap: 4px; height: 20px; }
  [data-status] { flex: none; max-width: 50%; margin-left: auto; color: var(--text-3); overflow: hidden; text-overflow: ellipsis; }
`;

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: 20px;
  h3 { margin-bottom: 6px; color: var(--text-3); font-size: 12px; font-weight: 400; }
  li { display: flex; align-items: center; gap: 6px; min-height: 28px; }
  li { display: grid; grid-template-columns: 64px 1fr; }
  li > span:first-child { display: flex; gap: 4px; }
  li > span:last-child { color: var(--text-2); }
`;
