import styled from 'styled-components';
import { Link } from '@/shell/navigation/Link';

export const Screen = styled.div`
  position: relative;
  z-index: 0;
  padding-bottom: calc(var(--s-24) + var(--safe-bottom));
`;

export const Top = styled.div`
  padding: var(--s-8) 0 var(--s-4);
`;

export const OfflineNote = styled.p`
  margin: var(--s-8) var(--gutter) 0;
  padding: var(--s-8) var(--s-12);
  border-radius: var(--r-8);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-13);
`;

export const HotList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 0 var(--s-16);
  padding: var(--s-4) var(--s-16) var(--s-8);

  & > li {
    display: flex;
    align-items: center;
    gap: var(--s-8);
    min-width: 0;
    min-height: var(--touch);
  }
  & > li > b {
    flex: none;
    width: 1.25rem;
    color: var(--text-3);
    font: italic 700 var(--fs-15) / 1 var(--font-num);
    text-align: center;
  }
  & > li:nth-child(1) > b {
    color: var(--rank-1);
  }
  & > li:nth-child(2) > b,
  & > li:nth-child(3) > b {
    color: var(--rank-2);
  }
  & > li > a {
    display: flex;
    flex: 1;
    align-items: center;
    min-width: 0;
    min-height: var(--touch);
    color: inherit;
    font-size: var(--fs-14);
  }
  & > li > a > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Item = styled.section`
  scroll-margin-top: calc(var(--header) + var(--safe-top) + var(--s-8));

  & > h3 > button {
    display: flex;
    align-items: center;
    gap: var(--s-12);
    width: 100%;
    min-height: 3.25rem;
    padding: var(--s-8) var(--s-16);
    font-size: var(--fs-15);
    font-weight: 500;
    text-align: left;
  }
  & > h3 > button > span {
    flex: 1;
    min-width: 0;
  }
  & > h3 > button > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: var(--text-3);
    transition: transform var(--t) var(--ease);
  }
  &[data-open] > h3 > button {
    color: var(--primary);
  }
  &[data-open] > h3 > button > svg {
    transform: rotate(180deg);
  }
`;

export const Answer = styled.div`
  padding: 0 var(--s-16) var(--s-12);
`;

export const Votes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4) var(--s-12);
  margin-top: var(--s-12);
  padding-top: var(--s-8);
  border-top: 1px dashed var(--line);
  color: var(--text-3);
  font-size: var(--fs-13);

  & > p {
    display: grid;
    min-height: var(--touch);
    align-content: center;
  }
  & > div {
    display: flex;
    gap: var(--s-8);
  }
`;

export const StillCard = styled.div`
  display: grid;
  gap: var(--s-12);

  & > div + div {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--s-12);
  }
  & h2 {
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Own = styled(Link)`
  display: grid;
  place-items: center;
  min-height: var(--touch);
  color: var(--primary);
  font-size: var(--fs-14);
`;

export const Gap = styled.div`
  height: var(--s-16);
`;

export const GhostSearch = styled.div`
  height: 2.75rem;
  margin: var(--s-8) var(--gutter) var(--s-4);
  border-radius: var(--r-full);
  background: var(--surface);
`;

export const GhostChips = styled.div`
  display: flex;
  gap: var(--s-8);
  padding: var(--s-8) var(--gutter);
  overflow: hidden;
`;

export const GhostHead = styled.div`
  width: 5rem;
  height: 1.375rem;
  margin: var(--s-20) var(--gutter) var(--s-12);
  border-radius: var(--r-4);
  background: var(--skeleton);
`;

export const GhostQuestion = styled.div`
  display: grid;
  align-items: center;
  height: 3.25rem;
  padding: 0 var(--s-16);
`;
