import styled from 'styled-components';
import { sideways } from '@/desk/kit/table/table.styles';

/** Three bands: head 52, body, key line 28. */
export const Bands = styled.main`
  display: grid;
  grid-template-rows: 52px minmax(0, 1fr) 28px;
  min-width: 0;
  min-height: 0;
  background: var(--surface);
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
  padding: 0 20px;
  border-bottom: 1px solid var(--line);
  h1 { flex: none; font-size: 16px; font-weight: 600; white-space: nowrap; }
  h1 [data-crumb] { color: var(--text-2); font-weight: 400; }
  h1 [data-crumb] a { color: inherit; }
  > p { min-width: 0; color: var(--text-2); font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > p [data-tone='good'] { color: var(--success); font-weight: 400; }
  > p [data-tone='amber'] { color: var(--warning); font-weight: 400; }
  > div { display: flex; align-items: center; gap: 8px; flex: none; margin-left: auto; }
  @media (max-width: 1023px) { padding: 0 12px; > p { display: none; } > div { min-width: 0; flex: 0 1 auto; overflow-x: auto; } }
`;

/** The body: columns divided by hairlines, each scrolls by itself. */
export const Body = styled.div`
  display: flex;
  min-height: 0;
  overflow: hidden;
  > * { min-height: 0; }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  flex: none;
  width: var(--pane, 316px);
  min-height: 0;
  border-right: 1px solid var(--line);
  @media (max-width: 1023px) {
    flex: 1;
    width: auto;
    border-right: 0;
    &[data-covered] { display: none; }
  }
`;

export const Middle = styled.section`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow-y: auto;
  @media (max-width: 1023px) { &[data-empty] { display: none; } }
`;

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  flex: none;
  width: var(--pane, 280px);
  min-height: 0;
  overflow-y: auto;
  border-left: 1px solid var(--line);
  background: var(--surface);
  &[data-drawer] { position: fixed; z-index: var(--z-float); top: 0; right: 0; bottom: 28px; width: min(max(320px, var(--pane, 280px)), 90vw); box-shadow: var(--float); }
  &[data-drawer='shut'] { display: none; }
`;

export const Edge = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  padding: 8px 12px 8px 20px;
  border-bottom: 1px solid var(--line);
  font-weight: 600;
`;

/** A band of 44 px above a column: its title and its filters. */
export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  flex: none;
  min-height: 44px;
  padding: 6px 20px;
  border-bottom: 1px solid var(--line);
  h2 { font-size: 13px; font-weight: 600; white-space: nowrap; }
  > small { flex: 1 1 0; color: var(--text-3); font-size: 12px; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  > [data-end] { display: flex; align-items: center; gap: 8px; flex: 0 1 auto; margin-left: auto; min-width: 0; }
  @media (max-width: 1023px) { flex-wrap: wrap; padding: 6px 12px; > [data-end] { flex-wrap: wrap; } }
`;

/** The bar of decisions under a column: buttons of 32 px. */
export const DecisionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  flex: none;
  margin-top: auto;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

/** What scrolls within a column, between its bars. */
export const Scroll = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  ${sideways}
`;
