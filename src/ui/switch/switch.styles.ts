import styled from 'styled-components';

export const Root = styled.input`
  position: relative;
  flex: none;
  width: 2.875rem;
  height: 1.75rem;
  border-radius: var(--r-full);
  background: var(--field-line);
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border-radius: inherit;
    background: var(--primary-fill);
    opacity: 0;
    transition: opacity var(--t) var(--ease);
  }
  &::after {
    content: '';
    position: absolute;
    top: 0.1875rem;
    left: 0.1875rem;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: 50%;
    background: #fff;
    transition: transform var(--t) var(--ease);
  }
  &:checked::before {
    opacity: 1;
  }
  &:checked::after {
    transform: translateX(1.125rem);
  }
`;
