import styled from 'styled-components';
import { Link } from '@/shell/navigation/Link';
import { Bar as FrameBar } from '@/ui/app-frame/app-frame.styles';

/* The picture's height less the bar: from there on the bar stands on white. */
export const Mark = styled.i`
  position: absolute;
  top: 0;
  width: 1px;
  height: 7.5rem;
  pointer-events: none;
`;

export const Bar = styled(FrameBar)`
  gap: var(--s-8);

  &[data-stuck] > button:first-child {
    margin-left: -0.8125rem;
  }
  &[data-stuck] > button:last-child {
    margin-right: -0.625rem;
  }
  & > span {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--s-8);
    min-width: 0;
  }
  & > span > b {
    overflow: hidden;
    font-size: min(var(--fs-16), 1.25rem);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/* The bar lies on the picture, and the sheet over its foot. */
export const Cover = styled.div`
  margin-top: calc((var(--header) + var(--safe-top)) * -1);

  & > span:only-child:empty {
    display: block;
    padding-top: 53.33%;
    background: var(--skeleton);
  }
`;

export const Sheet = styled.section`
  position: relative;
  margin-top: -1.25rem;
  padding-bottom: var(--s-4);
  border-radius: var(--r-20) var(--r-20) 0 0;
  background: var(--surface);

  & > ul {
    margin-top: 0.625rem;
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  min-height: 3.5rem;
  padding: 0.875rem var(--gutter) 0;

  & > button,
  & > a {
    min-width: 5.75rem;
    min-height: 2.25rem;
    font-size: var(--fs-14);
  }
`;

/* The one gold thing of the page. */
export const Face = styled.div`
  position: relative;
  flex: none;
  width: 5.25rem;
  height: 5.25rem;
  margin-top: -2.875rem;
  padding: 0.1875rem;
  border-radius: 50%;
  background: var(--surface);
  box-shadow: 0 0 0 0.1875rem var(--surface);

  &[data-vip] {
    background: linear-gradient(150deg, #fbe9be, #d9a441 55%, #f7dda0);
  }
  & > span:first-child {
    display: block;
    width: 100%;
    height: 100%;
    border: 0.1875rem solid var(--surface);
    border-radius: 50%;
  }
`;

export const Plan = styled.span`
  position: absolute;
  bottom: -0.5rem;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 0.1875rem;
  min-height: 1.25rem;
  padding: 0 0.4375rem;
  border-radius: var(--r-full);
  background: var(--g-gold);
  box-shadow: 0 0 0 0.125rem var(--surface);
  color: var(--vip-navy);
  font-size: min(var(--fs-10), 0.8125rem);
  font-weight: 700;
  white-space: nowrap;
  transform: translateX(-50%);

  & > svg {
    width: 0.75rem;
    height: 0.75rem;
  }
`;

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-8);
  padding: var(--s-8) var(--gutter) 0;

  & > h1 {
    min-width: 0;
    font-size: var(--fs-22);
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

export const Line = styled.p`
  padding: 0 var(--gutter);
  color: var(--text-3);
  font-size: var(--fs-12);
`;

export const Intro = styled.p`
  padding: var(--s-8) var(--gutter) 0;
  font-size: var(--fs-14);
  line-height: 1.6;
  overflow-wrap: anywhere;
`;

export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-24);
  padding: var(--s-4) var(--gutter) 0;
  color: var(--text-2);
  font-size: var(--fs-13);

  & > * {
    display: flex;
    align-items: baseline;
    gap: 0.25rem;
    min-height: var(--touch);
    line-height: var(--touch);
  }
  & b {
    color: var(--text);
    font: 700 var(--fs-18) / var(--touch) var(--font-num);
    font-variant-numeric: tabular-nums;
  }
`;

export const Common = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 3rem;
  margin: var(--s-4) var(--gutter) 0;
  padding: 0 var(--s-12);
  border-radius: var(--r-12);
  background: var(--page);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > span {
    display: flex;
  }
  & > span > * {
    width: 1.75rem;
    height: 1.75rem;
    box-shadow: 0 0 0 0.125rem var(--page);
  }
  & > span > * + * {
    margin-left: -0.4375rem;
  }
  & > b {
    flex: 1;
    min-width: 0;
    font-weight: 400;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
`;

export const TabsRow = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);
  background: var(--surface);
`;

export const Games = styled.div`
  padding-top: var(--s-12);
`;

export const GameCard = styled.article`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  margin: 0 var(--gutter) 0.625rem;
  padding: var(--s-12) 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);

  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    overflow: hidden;
    font-size: var(--fs-16);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    display: block;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & em {
    color: var(--primary);
    font-style: normal;
    font-weight: 600;
  }
`;

/* The owner's own stars, and the sentence they wrote. */
export const Opinion = styled.div`
  margin-top: var(--s-4);

  & q {
    display: -webkit-box;
    overflow: hidden;
    margin-top: var(--s-4);
    padding: var(--s-8) 0.625rem;
    border-radius: var(--r-8);
    background: var(--page);
    color: var(--text-2);
    font-size: var(--fs-13);
    line-height: 1.5;
    quotes: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Books = styled.div`
  padding-top: var(--s-12);
`;

export const FaceBone = styled.i`
  display: block;
  width: 5.25rem;
  height: 5.25rem;
  margin: -2.875rem 0 0;
  border-radius: 50%;
  background: var(--skeleton);
  box-shadow: 0 0 0 0.1875rem var(--surface);
`;
