import styled from 'styled-components';
import { Link } from '@/shell/navigation/Link';

export const Marker = styled.i`
  position: absolute;
  top: 0;
  width: 1px;
  height: 0.25rem;
  pointer-events: none;
`;

/* The page's own bar: white on the banner, solid once anything lies under it. */
export const Bar = styled.header`
  position: sticky;
  z-index: var(--z-bar);
  top: var(--stick);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: calc(var(--header) + var(--safe-top));
  padding-top: var(--safe-top);
  background: var(--page);

  &[data-art] {
    /* White words have to be read over the lightest picture too. */
    background: linear-gradient(180deg, rgb(6 14 28 / 0.6), rgb(6 14 28 / 0));
    color: var(--on-art);
  }
  & > [role='tablist'] {
    /* All but the glass: what else stands in the bar has a line of its own. */
    flex: 1 0 calc(100% - var(--touch) - 0.25rem);
    width: 0;
  }
`;

export const Find = styled(Link)`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  margin-right: 0.25rem;

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

export const Cached = styled.span`
  flex: none;
  order: 1;
  margin: 0 0 var(--s-8) var(--gutter);
  padding: 0.125rem 0.5rem;
  border-radius: var(--r-full);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-12);
`;

/* The panels reach under the bar, so that the banner does. */
export const Under = styled.div`
  margin-top: calc(-1 * (var(--header) + var(--safe-top)));
`;

export const Sections = styled.div`
  position: relative;
  padding-bottom: var(--s-16);
`;

/* What a tab other than 推荐 begins with: below the bar. */
export const Below = styled.div`
  padding-top: calc(var(--header) + var(--safe-top));
`;

export const Strip = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s-12);
  margin: -1.5rem var(--gutter) 0;

  [data-bare] & {
    margin-top: var(--s-8);
  }
  padding: var(--s-8) var(--s-12) var(--s-8) var(--s-8);
  border-radius: var(--r-12);
  background: var(--raised);
  box-shadow: var(--shadow);

  & > a:first-child {
    flex: none;
    width: 2.5rem;
  }
`;

export const At = styled.div`
  flex: 1;
  min-width: 0;

  & > b,
  & > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-size: var(--fs-15);
    font-weight: 600;
  }
  & > span {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const Hidden = styled.p`
  margin: var(--s-16) var(--gutter);
  color: var(--text-3);
  font-size: var(--fs-12);
  text-align: center;

  & > button {
    min-height: var(--touch);
    padding: 0 var(--s-8);
    color: var(--primary);
  }
`;

export const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: var(--s-4);
  padding: var(--s-4) var(--gutter) var(--s-12);
`;

export const Day = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 2.75rem;
  border-radius: var(--r-8);
  color: var(--text-2);
  font-size: var(--fs-13);
  line-height: 1.25;

  & > small {
    color: inherit;
    font-size: var(--fs-10);
  }
  &[aria-pressed='true'] {
    background: var(--primary-fill);
    color: var(--on-fill);
    font-weight: 600;
  }
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  padding: var(--s-4) var(--gutter) var(--s-8) 0;

  & > form {
    flex: 1;
    min-width: 0;
  }
`;

export const FilterButton = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 0.25rem;
  min-height: var(--touch);
  padding: 0 var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-14);

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  &[data-on] {
    color: var(--primary);
    font-weight: 600;
  }
`;

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-8);
  padding: 0 var(--gutter) var(--s-12);
`;

export const RankList = styled.ol`
  padding: 0 var(--gutter) var(--s-16);
`;

export const RankNumber = styled.span`
  display: grid;
  flex: none;
  justify-items: center;
  width: 2rem;
  color: var(--text-2);
  font: 700 var(--fs-16) / 1.2 var(--font-num);

  &[data-rank='1'] {
    color: var(--rank-1);
  }
  &[data-rank='2'],
  &[data-rank='3'] {
    color: var(--rank-2);
  }
`;

export const Moved = styled.span`
  display: inline-flex;
  align-items: center;
  color: var(--text-3);
  font: 500 var(--fs-10) / 1.4 var(--font-num);

  & > svg {
    width: 0.75rem;
    height: 0.75rem;
  }
  &[data-way='up'] {
    color: var(--error);
  }
  &[data-way='down'] {
    color: var(--success);
  }
  &[data-way='new'] {
    color: var(--warning);
  }
`;
