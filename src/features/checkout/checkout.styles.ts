import styled from 'styled-components';

/* One calm line that tells where a payment stands. */
export const NoteLine = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--s-8);
  padding: 0.625rem 0.75rem;
  border-radius: var(--r-8);
  background: var(--primary-tint);
  color: var(--text);
  font-size: var(--fs-13);

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    flex: none;
    margin-top: 0.125rem;
    color: var(--primary);
  }
  & > div {
    min-width: 0;
  }
  & a {
    display: inline-block;
    padding: var(--s-8) 0;
    color: var(--primary);
    font-weight: 600;
  }
  &[data-tone='warn'] {
    background: var(--warning-tint);
  }
  &[data-tone='warn'] > svg {
    color: var(--warning);
  }
  &[data-tone='bad'] {
    background: var(--error-tint);
  }
  &[data-tone='bad'] > svg {
    color: var(--error);
  }
  &[data-tone='good'] {
    background: var(--success-tint);
  }
  &[data-tone='good'] > svg {
    color: var(--success);
  }
`;

export const Methods = styled.fieldset`
  display: grid;
`;

export const MethodRow = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 3.25rem;
  padding: var(--s-8) 0;
  cursor: pointer;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    flex: none;
    color: var(--primary);
  }
  & > span {
    display: grid;
    flex: 1;
    min-width: 0;
    font-size: var(--fs-15);
    line-height: 1.35;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & small[data-bad] {
    color: var(--error);
  }
  & > input {
    position: relative;
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    border: 0.09375rem solid var(--field-line);
    border-radius: 50%;
  }
  & > input:checked {
    border: 0.375rem solid var(--primary-fill);
  }
  [data-tone='vip'] > & > input:checked {
    border-color: var(--vip-gold-deep);
  }
  & > input:disabled {
    opacity: 0.5;
  }
`;

export const Consent = styled.div`
  & > p {
    padding-bottom: var(--s-8);
    color: var(--error);
    font-size: var(--fs-12);
  }
`;

export const OrderCard = styled.section`
  margin: var(--s-12) var(--gutter) 0;
  padding: 0.875rem var(--s-16) var(--s-16);
  border-radius: var(--r-12);
  background: var(--surface);

  & > h2 {
    font-size: var(--fs-15);
    font-weight: 600;
  }
  & > p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-12);
    margin-top: var(--s-12);
  }
  & > div > * {
    flex: 1 1 7rem;
  }
`;
