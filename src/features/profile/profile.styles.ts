import styled from 'styled-components';
import { smallLegend } from '@/ui/field/legend.styles';

export const Person = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-8) 0.875rem;
  padding: 0 var(--gutter) var(--s-4);

  & > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
`;

export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.375rem;

  & > h1 {
    min-width: 0;
    max-width: 100%;
    overflow: hidden;
    font-size: var(--fs-18);
    font-weight: 700;
    line-height: 1.35;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const UidLine = styled.p`
  display: flex;
  align-items: center;
  color: var(--text-2);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;

  & > button {
    margin: -0.5rem 0 -0.5rem -0.5rem;
  }
  & > button svg {
    width: 1rem;
    height: 1rem;
  }
`;

export const Ended = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4) var(--s-12);
  margin-top: var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-12);

  & > li {
    display: flex;
    align-items: center;
    gap: var(--s-4);
  }
`;

/* No block, so that it does not take a share of the row as the name does. */
export const Aside = styled.span`
  flex: none;

  & > a:not([data-tone]) {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & > a > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const Numbers = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  margin: var(--s-4) var(--s-8) var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-12);
  text-align: center;

  & b {
    display: block;
    color: var(--text);
    font-family: var(--font-num);
    font-size: var(--fs-18);
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
  }
  & a {
    display: block;
  }
`;

export const Grid = styled.nav`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(25%, calc(3.5rem * var(--text-scale))), 1fr));
  padding: var(--s-8) 0;

  & > a,
  & > button {
    display: grid;
    align-content: start;
    justify-items: center;
    gap: 0.375rem;
    min-height: 4.125rem;
    padding: 0.6875rem var(--s-4);
    border-radius: var(--r-8);
    color: var(--text-2);
    font-size: var(--fs-12);
    line-height: 1.4;
    text-align: center;
    transition: transform var(--t-fast) var(--ease);
  }
  & > a:active,
  & > button:active {
    transform: scale(0.95);
  }
  & > * > span {
    position: relative;
  }
  & > * > span > svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--primary);
    stroke-width: 1.75;
  }
`;

export const Group = styled.fieldset`
  & + & {
    margin-top: var(--s-20);
  }
  ${smallLegend}
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(calc(5.5rem * var(--text-scale)), 1fr));
  gap: var(--s-8);
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: var(--touch);
  padding: var(--s-4) var(--s-8);
  border-radius: var(--r-12);
  background: var(--sunken);
  font-size: var(--fs-14);
  text-align: center;
  cursor: pointer;

  & > input {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    border-radius: inherit;
    cursor: pointer;
  }
  &[data-on] {
    background: var(--primary-tint);
    box-shadow: inset 0 0 0 0.09375rem var(--primary-fill);
    color: var(--primary);
    font-weight: 600;
  }
`;

export const Ways = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-4) var(--s-12);
    min-height: 3.5rem;
    padding: var(--s-8) 0;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & p {
    flex: 1 1 8rem;
    min-width: 0;
    font-size: var(--fs-15);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;
