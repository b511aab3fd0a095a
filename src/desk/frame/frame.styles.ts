import { NavLink } from 'react-router';
import styled from 'styled-components';

/** Navigation 196 wide, on the page's colour; a strip of words on top where the window is narrow. */
export const Whole = styled.div`
  display: grid;
  grid-template-columns: 196px minmax(0, 1fr);
  height: 100vh;
  height: 100dvh;
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: 44px minmax(0, 1fr);
  }
`;

export const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  min-height: 0;
  padding: 12px 8px 16px;
  border-right: 1px solid var(--line);
  background: var(--page);
  overflow-y: auto;
  ul + ul { margin-top: 12px; }
  @media (max-width: 1023px) {
    flex-direction: row;
    align-items: center;
    gap: 4px;
    padding: 0 12px;
    border-right: 0;
    border-bottom: 1px solid var(--line);
    overflow-x: auto;
    ul { display: flex; flex: none; gap: 4px; }
    ul + ul { margin: 0; }
  }
`;

export const Brand = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  height: 28px;
  margin-bottom: 12px;
  padding: 0 8px;
  white-space: nowrap;
  [data-logo] { width: 20px; height: 20px; }
  b { font-size: 14px; font-weight: 600; }
  small { color: var(--text-2); font-size: 12px; }
  @media (max-width: 1023px) { margin: 0; padding: 0 4px 0 0; b, small { display: none; } }
`;

export const Finder = styled.div`
  display: flex;
  flex: none;
  margin-bottom: 12px;
  > * { flex: 1; }
  && input { padding: 0 28px 0 8px; font-size: 12px; }
`;

export const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  height: 31px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: 8px;
  color: var(--text-2);
  white-space: nowrap;
  &:hover { color: var(--text); text-decoration: none; }
  &[aria-current='page'] { border-color: var(--line); background: var(--surface); color: var(--text); font-weight: 600; }
`;

export const Count = styled.span`
  color: var(--text-2);
  font-size: 12px;
  font-weight: 400;
  &[data-over] { color: var(--error); font-weight: 600; }
`;

export const Who = styled.div`
  margin-top: auto;
  padding: 16px 8px 0;
  color: var(--text-2);
  font-size: 12px;
  line-height: 20px;
  b { color: var(--text); font-size: 13px; font-weight: 600; }
  button { color: var(--primary); }
  button + button { margin-left: 10px; }
  button:hover { text-decoration: underline; }
  @media (max-width: 1023px) {
    display: flex;
    align-items: center;
    gap: 10px;
    flex: none;
    margin: 0 0 0 auto;
    padding: 0;
    white-space: nowrap;
    [data-more] { display: none; }
  }
`;
