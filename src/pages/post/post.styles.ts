import styled from 'styled-components';
import { ActionBar } from '@/ui/action-bar/action-bar.styles';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

export const Bar = styled.header`
  position: sticky;
  z-index: var(--z-bar);
  top: var(--stick);
  display: flex;
  align-items: center;
  gap: var(--s-4);
  min-height: calc(var(--header) + var(--safe-top));
  padding: var(--safe-top) var(--gutter) 0 var(--s-4);
  background: var(--surface);

  & > :last-child:not(:first-child) {
    margin-left: auto;
  }
`;

export const Author = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  min-height: var(--touch);
  text-align: left;

  & > :last-child {
    display: grid;
    min-width: 0;
    line-height: 1.35;
  }
  & > :last-child > span {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    min-width: 0;
  }
  & b {
    min-width: 0;
    font-size: min(var(--fs-15), 1.25rem);
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--text-3);
    font-size: min(var(--fs-12), 1rem);
  }
`;

export const Wall = styled.div`
  position: relative;
`;

export const Strip = styled.div`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
  & > button {
    flex: none;
    width: 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
  }
`;

export const Place = styled.span`
  position: absolute;
  right: var(--s-12);
  bottom: 0.625rem;
  padding: 0.0625rem 0.5625rem;
  border-radius: var(--r-full);
  background: var(--glass);
  color: var(--on-art);
  font: 500 var(--fs-12) / 1.6 var(--font-num);
  pointer-events: none;
`;

export const Body = styled.div`
  padding: 0.875rem var(--gutter);
  background: var(--surface);

  & > h1 {
    margin-bottom: 0.375rem;
    font-size: var(--fs-18);
    font-weight: 700;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > p {
    font-size: var(--fs-15);
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export const Who = styled.div`
  display: flex;
  gap: 0.625rem;
  margin-bottom: var(--s-16);
`;

export const Audit = styled.div`
  display: grid;
  margin-bottom: var(--s-12);
  padding: var(--s-8) var(--s-12);
  border-radius: var(--r-12);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-13);

  &[data-bad] {
    background: var(--error-tint);
    color: var(--error);
  }
`;

export const Topics = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-8);
  margin-top: 0.625rem;

  & a,
  & span {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: 1.75rem;
    padding: 0 0.625rem;
    border-radius: var(--r-full);
    background: var(--primary-tint);
    color: var(--primary);
    font-size: var(--fs-13);
  }
  & a::after {
    content: '';
    position: absolute;
    top: -0.5rem;
    right: 0;
    bottom: -0.5rem;
    left: 0;
  }
`;

export const Facts = styled.footer`
  margin-top: var(--s-12);
  color: var(--text-3);
  font-size: var(--fs-12);
`;

export const Foot = styled(ActionBar)`
  gap: var(--s-4);
  padding: var(--s-8) var(--s-12) calc(var(--s-8) + var(--safe-bottom)) var(--gutter);
`;

export const Opener = styled.button`
  position: relative;
  flex: 1;
  min-width: 0;
  min-height: var(--touch);
  padding: 0 var(--gutter);
  /* As high to the finger as its neighbours, and lower to the eye. */
  border: solid transparent;
  border-width: 0.1875rem 0;
  border-radius: var(--r-full);
  background: var(--sunken) padding-box;
  color: var(--text-3);
  font-size: var(--fs-14);
  text-align: left;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-draft] {
    color: var(--text);
  }
`;

export const Side = styled.button`
  display: grid;
  flex: none;
  justify-items: center;
  align-content: center;
  min-width: 3.125rem;
  min-height: var(--touch);
  color: var(--text-2);
  font: 500 var(--fs-10) / 1.2 var(--font-num);

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
