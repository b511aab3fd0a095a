import styled from 'styled-components';

export const Root = styled.fieldset`
  & > legend {
    margin-bottom: var(--s-8);
    font-weight: 600;
  }
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-8);
`;

export const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.25rem;
  padding: 0.125rem 0.875rem;
  border-radius: var(--r-full);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-13);
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    top: -0.25rem;
    right: 0;
    bottom: -0.25rem;
    left: 0;
  }
  & > input {
    position: absolute;
    opacity: 0;
  }
  & > svg {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 3;
  }
  &[data-on] {
    background: var(--primary-tint);
    box-shadow: inset 0 0 0 1px var(--primary);
    color: var(--primary);
    font-weight: 600;
  }
  &[data-off] {
    color: var(--text-3);
    cursor: default;
  }
  &[data-off]:not([data-on]) {
    opacity: 0.72;
  }
  &:focus-within {
    outline: 0.125rem solid var(--primary);
    outline-offset: 0.125rem;
  }
`;

export const Reason = styled.p`
  margin-top: var(--s-8);
  color: var(--text-2);
  font-size: var(--fs-12);
`;
