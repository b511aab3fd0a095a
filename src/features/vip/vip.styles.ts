import styled from 'styled-components';

/* Goes on where the sheet's head ends, so that the plans stand half on navy. */
export const PlanStage = styled.div`
  position: relative;
  padding: 0.625rem 0 0.875rem;

  &::before {
    content: '';
    position: absolute;
    top: -0.25rem;
    right: 0;
    left: 0;
    height: 3.25rem;
    background: linear-gradient(125deg, var(--g-navy-from) -14%, var(--g-navy-mid) 48%, var(--g-navy-to));
  }
`;

export const Plans = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(calc(5rem * var(--text-scale)), 1fr));
  gap: 0.75rem 0.625rem;
  padding: 0.5625rem var(--gutter) 0;

  &[data-scrolls] {
    display: flex;
    overflow-x: auto;
    scrollbar-width: none;
  }
  &[data-scrolls]::-webkit-scrollbar {
    display: none;
  }
`;

export const Plan = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  justify-items: center;
  gap: 0.0625rem;
  padding: var(--s-16) var(--s-4) var(--s-12);
  border-radius: var(--r-12);
  background: var(--raised);
  box-shadow: inset 0 0 0 1px var(--line), var(--shadow);
  text-align: center;
  cursor: pointer;
  transition: transform var(--t-fast) var(--ease);

  [data-scrolls] > & {
    flex: none;
    width: calc(5.75rem * var(--text-scale));
  }
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
    font-size: var(--fs-14);
    font-weight: 600;
  }
  & > strong {
    min-height: 2.1875rem;
    font-family: var(--font-num);
    font-size: calc(1.5rem * var(--text-scale));
    font-variant-numeric: tabular-nums;
    line-height: 1.4;
    white-space: nowrap;
  }
  & > strong small {
    font-size: var(--fs-14);
  }
  & > span,
  & > s {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > s {
    color: var(--text-3);
  }
  & > i {
    position: absolute;
    top: -0.5625rem;
    left: 50%;
    padding: 0.125rem 0.5rem;
    border-radius: var(--r-full);
    background: var(--vip-navy);
    box-shadow: inset 0 0 0 1px var(--vip-line);
    color: var(--vip-gold);
    font-size: var(--fs-10);
    font-style: normal;
    font-weight: 700;
    line-height: 1.5;
    white-space: nowrap;
    transform: translateX(-50%);
  }
  &[data-on] {
    background: linear-gradient(#fff8e8, #ffefcb);
    box-shadow: inset 0 0 0 0.125rem var(--vip-gold-deep);
    color: var(--vip-navy);
  }
  &[data-on] > span,
  &[data-on] > s {
    color: #6b4a12;
  }
`;

export const Benefits = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(calc(4.5rem * var(--text-scale)), 1fr));
  gap: var(--s-12) var(--s-4);
  padding: 0.375rem var(--s-12) 0.625rem;
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;

  & span {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin: 0 auto 0.375rem;
    border-radius: 50%;
    background: var(--vip-navy);
    box-shadow: inset 0 0 0 1px var(--vip-line);
    color: var(--vip-gold);
  }
  & svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

export const CardTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-8);

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
    flex: none;
  }
  & > h2 {
    flex: 1;
    font-size: var(--fs-16);
    font-weight: 700;
  }
  & > p {
    font-size: var(--fs-12);
  }
`;

export const CardRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s-8);
  margin-top: var(--s-12);

  & > p {
    flex: 1 1 8rem;
    font-size: var(--fs-13);
    line-height: 1.4;
  }
  & > p > b {
    display: block;
    font-family: var(--font-num);
    font-size: var(--fs-22);
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;

export const CardNote = styled.p`
  margin-top: var(--s-8);
  padding-top: var(--s-8);
  border-top: 1px solid var(--vip-line);
  font-size: var(--fs-12);

  /* The place of two lines. */
  &[data-waits] {
    min-height: calc(3em + var(--s-8) + 1px);
  }
`;

export const CardBody = styled.div`
  padding: 0.875rem var(--s-16);
`;

/* The crown on its shield, when VIP begins. */
export const Medal = styled.div`
  display: grid;
  place-items: center;
  width: 5rem;
  height: 5rem;
  margin: 0 auto var(--s-12);
  border-radius: 50%;
  background: var(--g-navy);
  box-shadow: 0 0 0 0.25rem var(--vip-gold), 0 0.5rem 1.25rem rgb(23 35 58 / 0.35);

  & > svg {
    width: 2.75rem;
    height: auto;
  }
`;
