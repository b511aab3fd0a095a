import styled, { css } from 'styled-components';
import { Link } from '@/shell/navigation/Link';
import { liked } from '@/ui/mark/liked.styles';

export const Sticky = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);
  background: var(--page);
`;

/* Films stand two in a row, the newest across the whole width. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.625rem;
  padding: 0 var(--gutter) 0.875rem;

  &[data-first] {
    grid-template-columns: minmax(0, 1fr);
    padding-top: var(--s-12);
  }
`;

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-12);
  background: var(--surface);
  box-shadow: var(--shadow);
`;

export const Open = styled(Link)`
  display: block;
  transition: opacity var(--t-fast);

  &:active {
    opacity: 0.86;
  }
  & h2 {
    display: -webkit-box;
    overflow: hidden;
    min-height: 2.8em;
    margin: 0.5rem 0.625rem 0;
    font-size: var(--fs-14);
    font-weight: 600;
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-first] & h2 {
    min-height: 0;
    margin: 0.625rem var(--s-12) 0;
    font-size: var(--fs-16);
  }
`;

export const Poster = styled.span`
  position: relative;
  display: block;
  overflow: hidden;

  /* What is locked can be guessed, not seen. */
  &[data-locked] img {
    filter: blur(0.5rem) saturate(0.9);
    transform: scale(1.08);
  }
`;

export const Corner = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  display: flex;
`;

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0.125rem 0.375rem;
  border-radius: var(--r-4);
  background: var(--glass);
  color: var(--on-art);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;
`;

export const Length = styled.span`
  ${chip}
  position: absolute;
  right: 0.375rem;
  bottom: 0.4375rem;

  & > svg {
    width: 0.75rem;
    height: 0.75rem;
  }
`;

export const Lock = styled.span`
  ${chip}
  position: absolute;
  top: 0.375rem;
  right: 0.375rem;
  padding: 0.1875rem 0.4375rem;
  border-radius: var(--r-full);

  & > svg {
    width: 0.75rem;
    height: 0.75rem;
  }
`;

/* How far one has seen it. */
export const Seen = styled.span`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  height: 0.1875rem;
  background: rgb(255 255 255 / 0.4);

  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: var(--primary-fill);
    transform: scaleX(var(--seen));
    transform-origin: left;
  }
`;

export const likes = css`
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    min-width: var(--touch);
    min-height: var(--touch);
    justify-content: flex-end;
    color: var(--text-2);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
  & > button svg {
    width: 1rem;
    height: 1rem;
  }
  ${liked}
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--touch);
  margin: -0.125rem 0.625rem -0.125rem;
  color: var(--text-2);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;

  [data-first] & {
    margin: 0 var(--s-12);
  }
  ${likes}
`;

export const Begun = styled(Link)`
  display: block;

  & b {
    display: block;
    overflow: hidden;
    margin-top: 0.375rem;
    font-size: var(--fs-13);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const BegunRail = styled.section`
  & > :first-child {
    margin-top: var(--s-8);
  }
`;

export const Tasks = styled.div`
  padding: var(--s-12) var(--gutter) var(--s-24);
`;
