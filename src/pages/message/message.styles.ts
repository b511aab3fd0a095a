import styled from 'styled-components';
import { said } from '@/ui/mark/said.styles';

export const Screen = styled.div`
  padding-bottom: calc(var(--s-24) + var(--safe-bottom));

  /* Words stand beside the title: it is in the middle for as long as they leave it there. */
  & > header {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) minmax(0, max-content) minmax(max-content, 1fr);
  }
  & > header > h1 {
    position: static;
  }
  & > header > button {
    justify-self: start;
  }
`;

/* Right under the bar, which sticks above it. */
export const Head = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);
  background: var(--page);
`;

export const HeadAct = styled.button`
  min-height: var(--touch);
  padding: 0 var(--gutter) 0 var(--s-8);
  color: var(--primary);
  font-size: var(--fs-14);

  &[aria-disabled='true'] {
    color: var(--text-3);
  }
`;

export const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--s-12);
  padding: 0.875rem var(--s-4) 0.875rem var(--gutter);
  border-bottom: 1px solid var(--line);

  /* A row with nothing to swipe has no ground of its own, and no button at its end. */
  &[data-plain] {
    padding-right: var(--gutter);
    background: var(--surface);
  }
`;

export const DayHead = styled.h2`
  padding: var(--s-12) var(--gutter) var(--s-4);
  background: var(--page);
  color: var(--text-2);
  font-size: var(--fs-13);
  font-weight: 600;
`;

export const Sign = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 2.625rem;
  height: 2.625rem;
  border-radius: var(--r-12);
  color: #fff;
  background: linear-gradient(145deg, #2a8cf5, #1560cc);

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  &[data-kind='reply'],
  &[data-kind='book'] {
    background: linear-gradient(145deg, #5fc27e, #1e9a5a);
  }
  &[data-kind='like'],
  &[data-kind='gift'] {
    background: linear-gradient(145deg, #ff7a59, #e8443a);
  }
  &[data-kind='follow'],
  &[data-kind='game'] {
    background: linear-gradient(145deg, #8b6bf5, #5b4be0);
  }
  &[data-kind='bulletin'],
  &[data-kind='letter'] {
    background: linear-gradient(145deg, #ffb03b, #f27a1a);
  }
  &[data-kind='money'] {
    background: linear-gradient(145deg, #18b5b5, #0b7f9e);
  }
  &[data-kind='vip'] {
    background: var(--g-navy);
    color: #f7dda0;
  }
`;

export const Dot = styled.span`
  position: absolute;
  top: -0.1875rem;
  right: -0.1875rem;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: 50%;
  background: var(--dot);
  box-shadow: 0 0 0 0.125rem var(--surface);
`;

export const Open = styled.button`
  flex: 1;
  min-width: 0;
  color: inherit;
  text-align: left;

  & > b {
    display: block;
    overflow: hidden;
    font-size: var(--fs-15);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-read] > b {
    font-weight: 400;
  }
  & > span {
    display: -webkit-box;
    margin-top: 0.125rem;
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--fs-13);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > time {
    display: block;
    margin-top: var(--s-4);
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const Side = styled.div`
  display: grid;
  flex: none;
  justify-items: end;
  align-self: stretch;
  align-content: space-between;
`;

export const Way = styled.button`
  min-width: var(--touch);
  min-height: var(--touch);
  /* As low as the row, whose padding it takes for its touch area. */
  margin-bottom: -0.75rem;
  padding: 0 var(--s-12) 0 var(--s-8);
  color: var(--primary);
  font-size: var(--fs-13);
`;

export const Choices = styled.div`
  margin: var(--s-8) var(--gutter);
  padding: 0 var(--s-16);
  border-radius: var(--r-12);
  background: var(--surface);
`;

export const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 3.5rem;
  padding: var(--s-8) 0;
  font-size: var(--fs-15);
  line-height: 1.4;
  cursor: pointer;

  & + & {
    border-top: 1px solid var(--line);
  }
  ${said}
`;

export const ChoicesNote = styled.p`
  margin: 0 calc(var(--gutter) + var(--s-4));
  color: var(--text-2);
  font-size: var(--fs-12);
`;
