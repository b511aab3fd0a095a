import styled from 'styled-components';
import { Link } from '@/shell/navigation/Link';

/* The page's own bar: it sticks, and goes out of the way while the member reads on. */
export const Bar = styled.header`
  position: sticky;
  z-index: var(--z-bar);
  top: var(--stick);
  display: flex;
  align-items: center;
  min-height: calc(var(--header) + var(--safe-top));
  padding-top: var(--safe-top);
  background: var(--page);
  transition: transform var(--t);

  &[data-away] {
    transform: translate3d(0, -100%, 0);
  }
  & > [role='tablist'] {
    flex: 1;
    min-width: 0;
  }
  & > a,
  & > button {
    flex: none;
    margin-right: 0.25rem;
  }
`;

export const Find = styled(Link)`
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

export const Topics = styled.div`
  padding-top: 0.5rem;
  padding-bottom: 0.25rem;
`;

export const TopicChip = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  max-width: 14rem;
  min-height: 3rem;
  padding: 0.375rem 0.875rem 0.375rem 0.375rem;
  border-radius: var(--r-12);
  background: var(--surface);

  & > i {
    flex: none;
    width: 2.25rem;
    height: 2.25rem;
  }
  & > [data-bare] {
    display: grid;
    place-items: center;
    border-radius: var(--r-8);
    background: var(--primary-tint);
    color: var(--primary);
    font-style: normal;
    font-weight: 700;
  }
  & > span {
    min-width: 0;
  }
  & b {
    display: block;
    font-size: var(--fs-13);
    font-weight: 700;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
    white-space: nowrap;
  }
  & em {
    color: var(--error);
    font-style: normal;
    font-weight: 600;
  }
`;

/* The head of a topic's own page. */
export const TopicTop = styled.section`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  margin: var(--s-4) var(--gutter) 0;
  padding: var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);

  & > span {
    flex: none;
    width: 8.75rem;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & h2 {
    font-size: var(--fs-16);
    font-weight: 700;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  & p {
    margin-bottom: var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

/* The place of the topics, and of one pinned line, while they are on their way. */
export const TopicsGhost = styled.div`
  height: 3.75rem;
`;

export const PinsGhost = styled.div`
  height: var(--touch);
  margin: var(--s-4) var(--gutter) 0;
  border-radius: var(--r-12);
  background: var(--surface);
`;

export const Pins = styled.div`
  display: flex;
  margin: var(--s-4) var(--gutter) 0;
  padding-left: var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);

  & > ul {
    flex: 1;
    min-width: 0;
  }
  & a,
  & li > span {
    display: flex;
    align-items: center;
    gap: var(--s-8);
    min-height: var(--touch);
    font-size: var(--fs-13);
  }
  & b {
    flex: none;
    padding: 0 0.3125rem;
    border-radius: var(--r-4);
    background: var(--mark-hot);
    color: var(--on-fill);
    font-size: var(--fs-10);
    line-height: 1.6;
  }
  & b[data-official] {
    background: var(--primary-fill);
  }
  & span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button {
    display: flex;
    flex: none;
    align-items: center;
    align-self: flex-start;
    gap: 0.125rem;
    min-height: var(--touch);
    padding: 0 var(--s-12) 0 var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-13);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > button > svg {
    width: 1rem;
    height: 1rem;
  }
  & > button[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export const Sorts = styled.div`
  display: flex;
  gap: 0.375rem;
  padding: 0 calc(var(--gutter) - 0.375rem);
  margin-bottom: calc(var(--s-8) * -1);

  & > button {
    min-height: var(--touch);
    padding: 0 0.375rem;
    color: var(--text-3);
    font-size: var(--fs-13);
  }
  & > [aria-pressed='true'] {
    color: var(--text);
    font-weight: 700;
  }
`;

export const Pill = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: calc(max(0px, var(--stick-under)) + var(--s-8));
  height: 0;
  text-align: center;

  & > button {
    min-height: 2.25rem;
    padding: 0 var(--s-16);
    border-radius: var(--r-full);
    background: var(--primary-fill);
    box-shadow: var(--shadow);
    color: var(--on-fill);
    font-size: var(--fs-13);
    font-weight: 600;
  }
`;

/* In the bar: nothing floats over texts. */
export const Publish = styled(Link)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.1875rem;
  min-height: 2rem;
  padding: 0 var(--s-12) 0 0.5625rem;
  border-radius: var(--r-full);
  background: var(--g-primary);
  color: var(--on-fill);
  font-size: var(--fs-13);
  font-weight: 600;
  white-space: nowrap;

  header > &:last-child {
    margin-right: var(--gutter);
  }
  &::after {
    content: '';
    position: absolute;
    top: -0.375rem;
    right: -0.375rem;
    bottom: -0.375rem;
    left: -0.375rem;
  }
  & > svg {
    width: 1rem;
    height: 1rem;
    flex: none;
  }
`;

export const Suggested = styled.section`
  padding: var(--s-16) 0;
  background: var(--surface);

  & > header {
    padding: 0 var(--gutter) var(--s-8);
  }
  & > header > p {
    color: var(--text-3);
    font-size: var(--fs-13);
  }
`;
