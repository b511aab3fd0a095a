import styled from 'styled-components';
import { media } from '@/theme/breakpoints';
import { restsBelow } from '@/ui/action-bar/action-bar.styles';

export const Screen = styled.div`
  min-height: 100vh;
  min-height: 100dvh;
  display: flex;
  flex-direction: column;
`;

export const HeaderAct = styled.div`
  display: flex;
  align-items: center;

  & > a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    padding: 0 var(--s-4);
    color: var(--text);
    font-size: var(--fs-14);
  }
  & > a::after {
    content: '';
    position: absolute;
    top: 0;
    right: -0.25rem;
    bottom: 0;
    left: -0.25rem;
  }
`;

export const Balance = styled.section`
  margin: var(--s-4) var(--gutter) 0;
  padding: var(--s-16) var(--s-20);
  border-radius: var(--r-16);
  background: var(--surface);

  & > h2 {
    color: var(--text-2);
    font-size: var(--fs-13);
    font-weight: 400;
  }
  & > span {
    min-height: 2.5rem;
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: var(--s-8);
  margin: var(--s-12) var(--gutter) 0;

  &:empty {
    display: none;
  }
`;

export const Tiers = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(5rem * var(--text-scale)), 1fr));
  gap: 0.75rem 0.625rem;
  margin: 0 var(--gutter);
`;

export const Tier = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 0.125rem;
  min-height: 6.25rem;
  padding: var(--s-16) var(--s-4) var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);
  box-shadow: inset 0 0 0 1px var(--line);
  text-align: center;
  cursor: pointer;
  transition: transform var(--t-fast) var(--ease);

  &:active {
    transform: scale(0.97);
  }
  & > input {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    cursor: pointer;
  }
  & > b {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    font-family: var(--font-num);
    font-size: var(--fs-18);
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  /* More than seven signs would not stand beside the gem on a small phone. */
  & > b[data-long] {
    font-size: var(--fs-13);
  }
  & > b > svg {
    width: 1.15em;
    height: auto;
    flex: none;
  }
  & > small {
    max-width: 100%;
    overflow-wrap: anywhere;
    color: var(--warning);
    font-size: var(--fs-12);
  }
  & > span {
    color: var(--text-2);
    font-size: var(--fs-14);
  }
  & > i {
    position: absolute;
    top: -0.5rem;
    left: -1px;
    max-width: 100%;
    padding: 0 0.4375rem;
    overflow: hidden;
    border-radius: var(--r-8) var(--r-8) var(--r-8) 0;
    background: var(--mark-limited);
    color: var(--mark-limited-ink);
    font-size: var(--fs-10);
    font-style: normal;
    font-weight: 700;
    line-height: 1.7;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-on] {
    background: var(--primary-tint);
    box-shadow: inset 0 0 0 0.125rem var(--primary-fill);
  }
  &[data-on] > span {
    color: var(--primary);
    font-weight: 600;
  }
`;

export const GhostTier = styled.span`
  display: block;
  height: 6.25rem;
  border-radius: var(--r-12);
  background: var(--skeleton);
`;

export const MethodCard = styled.div`
  margin: 0 var(--gutter);
  padding: 0 var(--s-16);
  border-radius: var(--r-12);
  background: var(--surface);
`;

export const Guide = styled.section`
  margin: var(--s-24) var(--gutter) var(--s-24);
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 1.7;

  & > h2 {
    margin-bottom: var(--s-4);
    font-size: var(--fs-13);
  }
  & > ul {
    display: grid;
    gap: var(--s-4);
    padding-left: 1rem;
    list-style: disc;
  }
`;

export const PayBar = styled.div`
  position: sticky;
  z-index: var(--z-bar);
  bottom: 0;
  margin-top: auto;
  padding: var(--s-4) var(--gutter) calc(var(--s-12) + var(--safe-bottom));
  background: var(--bar);
  box-shadow: 0 -1px 0 var(--bar-line);
  -webkit-backdrop-filter: blur(1rem);
  backdrop-filter: blur(1rem);
  ${restsBelow}

  @media ${media.low} {
    position: static;
  }
  & > p {
    padding-bottom: var(--s-4);
    color: var(--text-2);
    font-size: var(--fs-12);
    text-align: center;
  }
`;
