import styled from 'styled-components';

export const GiftCard = styled.li`
  padding: 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);

  & + & {
    margin-top: 0.625rem;
  }
  &[data-over] {
    opacity: 0.72;
  }
  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-8);
  }
  & b {
    min-width: 0;
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & p {
    margin-top: 0.125rem;
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--s-12);
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const GiftState = styled.span`
  flex: none;
  padding: 0.125rem var(--s-8);
  border-radius: var(--r-full);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-12);

  &[data-state='open'] {
    background: var(--primary-tint);
    color: var(--primary);
  }
  &[data-state='claimed'] {
    background: var(--success-tint);
    color: var(--success);
  }
  &[data-state='notStarted'],
  &[data-state='conditionNotMet'] {
    background: var(--warning-tint);
    color: var(--warning);
  }
`;

export const Stock = styled.svg`
  display: block;
  width: 100%;
  height: 0.25rem;
  margin: var(--s-8) 0 0.375rem;
  fill: var(--sunken);

  & [data-left] {
    fill: var(--primary-fill);
  }
`;
