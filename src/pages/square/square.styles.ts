import styled from 'styled-components';
import { Link } from '@/shell/navigation/Link';
import { Rail } from '@/ui/rail/Rail';

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

export const Topics = styled(Rail)`
  padding-top: 0.25rem;
  padding-bottom: 0.25rem;
`;

export const TopicCard = styled(Link)`
  display: flex;
  align-items: center;
  min-width: 6.5rem;
  max-width: 13rem;
  min-height: 3.25rem;
  padding: 0.625rem var(--s-12);
  border-radius: var(--r-12);
  background: linear-gradient(120deg, #1560cc, #2f7fe8 140%);
  color: var(--on-art);
  font-size: var(--fs-14);
  font-weight: 700;
  overflow-wrap: anywhere;

  &[data-look='1'] {
    background: linear-gradient(120deg, #0a6e62, #12907c 160%);
  }
  &[data-look='2'] {
    background: linear-gradient(120deg, #5140d0, #7a5be8 150%);
  }
  &[data-look='3'] {
    background: linear-gradient(120deg, #a33b12, #c9581f 150%);
  }
`;

/* The place of the topics, and of one pinned line, while they are on their way. */
export const TopicsGhost = styled.div`
  height: 3.25rem;
`;

export const PinsGhost = styled.div`
  height: calc(var(--touch) + 0.5rem);
  margin: var(--s-8) var(--gutter) 0;
  border-radius: var(--r-12);
  background: var(--surface);
`;

export const Pins = styled.div`
  display: flex;
  margin: var(--s-8) var(--gutter) 0;
  padding: 0.25rem 0 0.25rem var(--s-12);
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
    flex: none;
    align-self: flex-start;
    margin-top: -0.1875rem;
    color: var(--text-3);
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
