import styled from 'styled-components';

export const Week = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 0.3125rem;
  margin-bottom: var(--s-16);

  & > li {
    display: grid;
    min-width: 0;
  }
`;

export const WeekdayRow = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 0.25rem;
  padding: var(--s-8) var(--s-8) var(--s-4);
  color: var(--text-3);
  font-size: min(var(--fs-12), 1rem);
  text-align: center;
`;

/* The first day stands under its weekday. */
export const Month = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 0.25rem;
  padding: 0 var(--s-8);

  & > li {
    display: grid;
    min-width: 0;
  }
  &[data-from='2'] > li:first-child { grid-column-start: 2; }
  &[data-from='3'] > li:first-child { grid-column-start: 3; }
  &[data-from='4'] > li:first-child { grid-column-start: 4; }
  &[data-from='5'] > li:first-child { grid-column-start: 5; }
  &[data-from='6'] > li:first-child { grid-column-start: 6; }
  &[data-from='7'] > li:first-child { grid-column-start: 7; }
`;

export const DayBox = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 0.1875rem;
  width: 100%;
  min-width: 0;
  padding: var(--s-8) 0 0.4375rem;
  border-radius: var(--r-8);
  background: var(--sunken);
  color: var(--text-2);
  font-size: min(var(--fs-12), 0.875rem);
  line-height: 1.3;

  & > span,
  & > b {
    max-width: 100%;
    overflow: hidden;
    white-space: nowrap;
  }
  & > em {
    display: grid;
    place-items: center;
    height: 1.625rem;
    font-style: normal;
  }
  & > em > svg {
    width: 1.25rem;
    height: auto;
    max-height: 1.5rem;
  }
  & > b {
    color: var(--text);
    font-family: var(--font-num);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  &[data-special] {
    background: var(--warning-tint);
    color: var(--warning);
  }
  &[data-special] > b {
    color: var(--warning);
  }
  &[data-state='signed'],
  &[data-state='madeUp'] {
    background: var(--primary-tint);
    color: var(--primary);
  }
  &[data-state='signed'] > b,
  &[data-state='madeUp'] > b {
    color: var(--primary);
  }
  &[data-state='missed'] > em > svg,
  &[data-state='outside'] > em > svg {
    opacity: 0.4;
  }
  &[data-state='missed'] > b,
  &[data-state='outside'] > b {
    color: var(--text-3);
    font-weight: 400;
  }
  &[data-state='outside'] {
    color: var(--text-3);
  }
  &[data-state='claimable'] {
    background: var(--g-diamond);
    color: var(--on-art);
  }
  &[data-state='claimable'] > b {
    color: var(--on-art);
  }
  button&[data-state] > b {
    color: var(--warning);
    font-weight: 600;
  }
  ${Month} & {
    gap: 0;
    min-height: var(--touch);
    padding: 0.3125rem 0 0.25rem;
  }
  ${Month} & > em {
    height: 1.125rem;
  }
  ${Month} & > em > svg {
    width: 0.9375rem;
  }
  ${Month} & > b {
    font-size: min(var(--fs-10), 0.75rem);
  }
`;
