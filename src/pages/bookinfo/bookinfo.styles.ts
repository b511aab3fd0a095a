import styled from 'styled-components';
import { ActionBar } from '@/ui/action-bar/action-bar.styles';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

/* The bar lies on the art: the art begins above it. */
export const Art = styled.div`
  position: relative;
  margin-top: calc((var(--header) + var(--safe-top)) * -1);
  padding: calc(var(--header) + var(--safe-top) + var(--s-4)) var(--gutter) var(--s-16);
  background: #0d1a30;
  color: var(--on-art);
  overflow: hidden;
`;

export const Front = styled.div`
  position: relative;
  display: flex;
  gap: var(--s-16);

  & > :first-child {
    flex: none;
    width: 6.75rem;
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.35);
  }
`;

export const Names = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.25rem;
  min-width: 0;

  & > h1 {
    font-size: var(--fs-22);
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & > p {
    font-size: var(--fs-13);
  }
`;

export const Labels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  margin-top: 0.25rem;

  & > span:not([data-kind]) {
    padding: 0 0.375rem;
    border-radius: var(--r-4);
    background: rgb(255 255 255 / 0.18);
    font-size: var(--fs-12);
    line-height: 1.5;
  }
`;

export const Facts = styled.dl`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: var(--s-8);
  margin: var(--s-16) 0 0;
  text-align: center;

  & > div {
    display: flex;
    flex: 1;
    flex-direction: column-reverse;
    min-width: 0;
  }
  & dd {
    font: 700 var(--fs-18) / 1.3 var(--font-num);
    font-variant-numeric: tabular-nums;
  }
  & dt {
    font-size: var(--fs-12);
  }
`;

export const Off = styled.p`
  margin: var(--s-12) var(--gutter) 0;
  padding: var(--s-8) var(--s-12);
  border-radius: var(--r-8);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-13);
`;

export const Told = styled.section`
  padding: var(--s-16) var(--gutter) 0;

  & > p {
    font-size: var(--fs-14);
    line-height: 1.65;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > p:not([data-open]) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
  & > small {
    display: block;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const Fold = styled.button`
  min-height: 2rem;
  color: var(--primary);
  font-size: var(--fs-13);
`;

export const Gap = styled.a`
  display: grid;
  place-items: center;
  min-height: var(--touch);
  background: var(--surface);
  box-shadow: inset 0 -1px 0 var(--line);
  color: var(--primary);
  font-size: var(--fs-13);
`;

export const Ways = styled.div`
  display: grid;
  gap: 1px;
  margin: 0 var(--gutter);
  border-radius: var(--r-12);
  background: var(--line);
  overflow: hidden;

  &:first-child {
    margin-top: var(--s-16);
  }
`;

export const Way = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 3.25rem;
  padding: var(--s-8) var(--s-12);
  background: var(--surface);

  & > svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    color: var(--primary);
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
  & b,
  & small {
    display: block;
  }
  & b {
    font-size: var(--fs-14);
    font-weight: 600;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > i {
    flex: none;
    color: var(--primary);
    font-size: var(--fs-13);
    font-style: normal;
  }
  &[data-vip] {
    background: var(--g-navy);
    color: var(--vip-gold);
  }
  &[data-vip] > svg,
  &[data-vip] small,
  &[data-vip] > i {
    color: var(--vip-gold);
  }
`;

/* The rest of the page, below the chapters. */
export const Below = styled.div`
  display: flex;
  flex-direction: column;
`;

export const Foot = styled(ActionBar)`
  & > [data-tone='main'] {
    flex: 1;
    min-width: 0;
    padding-right: var(--s-8);
    padding-left: var(--s-8);
    font-size: var(--fs-15);
  }
  & > [aria-pressed] {
    flex: none;
    padding-right: var(--s-12);
    padding-left: var(--s-12);
    font-size: var(--fs-14);
  }
`;

export const Side = styled.a`
  position: relative;
  display: grid;
  flex: none;
  justify-items: center;
  align-content: center;
  min-width: 2.75rem;
  min-height: var(--touch);
  color: var(--text-2);
  font: 500 var(--fs-10) / 1.3 var(--font-num);

  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

export const BoneHead = styled.div`
  height: 16rem;
  margin-top: calc((var(--header) + var(--safe-top)) * -1);
  background: #0d1a30;
`;

export const Bones = styled.div`
  display: grid;
  gap: var(--s-8);
  padding: var(--s-16) var(--gutter);
`;
