import styled from 'styled-components';

/** 28 px; `data-tall` 32 px in dialogs and decision bars. One `main` on screen at most. */
export const Base = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  height: 28px;
  padding: 0 11px;
  border: 1px solid var(--primary-line);
  border-radius: 8px;
  background: var(--surface);
  color: var(--text);
  white-space: nowrap;
  &:hover:not(:disabled) { background: var(--hover); text-decoration: none; }
  &[data-tall] { height: 32px; padding: 0 14px; }
  &[data-look='main'] { border-color: var(--primary-fill); background: var(--primary-fill); color: var(--on-fill); }
  &[data-look='main']:hover:not(:disabled) { background: var(--primary-fill); text-decoration: underline; }
  &[data-look='grave'] { border-color: var(--error); color: var(--error); }
  &[data-look='bare'] { border-color: transparent; background: none; color: var(--primary); padding: 0 6px; }
  &:disabled { border-color: var(--line); background: var(--sunken); color: var(--text-3); }
  kbd { border-color: currentColor; background: none; color: inherit; }
`;
