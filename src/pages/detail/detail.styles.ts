import styled from 'styled-components';
import { filmStage } from '@/features/welfare/film-stage.styles';
import { ActionBar } from '@/ui/action-bar/action-bar.styles';

/* As tall as the screen at least, so that the bar stands at its lower edge whatever the tab holds. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

/* The bar lies on the art: the art begins above it. */
export const Art = styled.div`
  margin-top: calc((var(--header) + var(--safe-top)) * -1);
`;

export const ArtBone = styled.div`
  margin-top: calc((var(--header) + var(--safe-top)) * -1);
  padding-top: 57.6%;
  background: var(--skeleton);
`;

export const Body = styled.section`
  position: relative;
  margin-top: -1.25rem;
  padding: 1.125rem var(--gutter) 0;
  border-radius: var(--r-20) var(--r-20) 0 0;
  background: var(--page);

  & [data-lines] {
    margin-top: var(--s-16);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.875rem;
`;

export const Names = styled.div`
  flex: 1;
  min-width: 0;

  & h1 {
    font-size: var(--fs-22);
    font-weight: 700;
    line-height: 1.3;
  }
  & p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const TagRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  margin-top: 0.375rem;
`;

export const Stats = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-8) var(--s-12);
  margin: 1.125rem var(--s-4) var(--s-16);
  text-align: center;

  & > div {
    display: flex;
    flex-direction: column;
  }
  & dd {
    font: 700 var(--fs-18)/1.3 var(--font-num);
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-8);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > [data-size] {
    color: var(--text);
    font-size: var(--fs-18);
    font-weight: 700;
  }
`;

export const VipSlot = styled.div`
  margin-top: var(--s-12);
`;

export const OffShelf = styled.div`
  margin-top: var(--s-12);
  padding: var(--s-12) var(--s-16);
  border-radius: var(--r-12);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-13);
`;

/* Brought up, its row of tabs stands right under the header. */
export const Tabbed = styled.div`
  margin-top: var(--s-8);
  scroll-margin-top: calc(var(--header) + var(--safe-top));
`;

export const TabsRow = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);
  background: var(--page);
`;

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

export const Unfold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  min-height: var(--touch);
  padding-right: var(--s-16);
  color: var(--primary);
  font-size: var(--fs-13);

  & > svg {
    width: 1rem;
    height: 1rem;
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

export const Bar = styled(ActionBar)`
  & > :last-child {
    flex: 1;
  }
`;

export const Side = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  flex: none;
  min-width: 3rem;
  min-height: var(--touch);
  color: var(--text-2);
  font-size: var(--fs-10);

  & svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  &[aria-pressed='true'] {
    color: var(--error);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

export const Waiting = styled.i`
  position: absolute;
  top: 0.375rem;
  left: calc(50% + 0.5rem);
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--dot);
`;

export const GiftItem = styled.li`
  & + & {
    margin-top: 0.625rem;
  }
`;

/* The member's own: since when, for how much, which version came last. Its height is there before its words. */
export const Owned = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: calc(3.75rem * var(--text-scale));
  padding: 0.625rem var(--s-12) 0.625rem 0.875rem;
  border-radius: var(--r-12);
  background: var(--success-tint);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > i {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    background: var(--success);
    color: var(--surface);
  }
  & > i > svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 3;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    color: var(--success);
    font-size: var(--fs-14);
  }
  & > a {
    display: flex;
    flex: none;
    align-items: center;
    min-height: var(--touch);
  }
  & > a > svg {
    width: 1rem;
    height: 1rem;
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
