import styled from 'styled-components';
import { filmStage } from '@/features/welfare/film-stage.styles';

export const Media = styled.div`
  padding-top: var(--s-8);
`;

/* Narrow: of what goes wrong it says the first line alone. */
export const Reel = styled.div`
  ${filmStage}
  border-radius: var(--r-12);

  & [role='alert'] p {
    display: none;
  }
`;

export const Shot = styled.button`
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: var(--r-12);
`;

/* What the bar at the bottom covers, the panels leave free. */
export const Panel = styled.div`
  padding: 0.875rem var(--gutter) var(--s-24);

  & > h2 {
    margin: var(--s-24) 0 var(--s-12);
    font-size: var(--fs-18);
    font-weight: 700;
  }
  & > p {
    color: var(--text-2);
  }
`;

export const Fold = styled.div`
  overflow: hidden;

  &:not([data-open]) {
    /* Five lines of the text inside. */
    max-height: calc(var(--fs-15) * 1.75 * 5);
  }
  &[data-long]:not([data-open]) {
    -webkit-mask-image: linear-gradient(#000 70%, transparent);
    mask-image: linear-gradient(#000 70%, transparent);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s-12) var(--s-16);
  padding: 0.875rem var(--s-16);
  border-radius: var(--r-12);
  background: var(--surface);
  font-size: var(--fs-13);

  & dt {
    color: var(--text-2);
  }
  & dd {
    min-width: 0;
    text-align: right;
  }
`;

export const Entry = styled.li`
  padding: 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);

  & + & {
    margin-top: 0.625rem;
  }
  & h3 {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    font-size: var(--fs-16);
  }
  & time {
    color: var(--text-3);
    font-size: var(--fs-12);
    font-weight: 400;
  }
  & ul {
    margin-top: var(--s-4);
    padding-left: 1.25em;
    color: var(--text-2);
    font-size: var(--fs-14);
    list-style: disc;
  }
`;

export const GiftItem = styled.li`
  & + & {
    margin-top: 0.625rem;
  }
`;

export const News = styled.div`
  padding: 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-14);
  line-height: 1.6;

  & li {
    position: relative;
    padding-left: 0.875rem;
  }
  & li + li {
    margin-top: var(--s-4);
  }
  & li::before {
    content: '';
    position: absolute;
    top: 0.55em;
    left: 0;
    width: 0.3125rem;
    height: 0.3125rem;
    transform: rotate(45deg);
    background: var(--primary);
  }
  & + ol {
    margin-top: 0.625rem;
  }
`;

export const Below = styled.div`
  padding-bottom: var(--s-24);

  & > dl {
    margin: 0 var(--gutter);
  }
`;

export const Inset = styled.div`
  margin: 0 var(--gutter);
`;
