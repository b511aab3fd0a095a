import styled from 'styled-components';

export const Face = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: var(--touch);
  border-radius: 50%;
  transition: transform var(--t-fast) var(--ease);

  &:active {
    transform: scale(0.92);
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  &[data-glass] {
    width: 2.125rem;
    height: 2.125rem;
    background: var(--glass);
    color: var(--on-art);
  }
  &[data-glass] svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  &[data-glass]::after {
    content: '';
    position: absolute;
    top: -0.3125rem;
    right: -0.3125rem;
    bottom: -0.3125rem;
    left: -0.3125rem;
  }
`;

export const Count = styled.span`
  position: absolute;
  top: -0.25rem;
  right: -0.375rem;
  min-width: 1rem;
  height: 1rem;
  padding: 0 0.25rem;
  border-radius: var(--r-full);
  background: var(--badge-count);
  color: var(--on-fill);
  font: 600 0.625rem/1rem var(--font-num);
  text-align: center;
  box-shadow: 0 0 0 0.09375rem var(--surface);

  ${Face} > & {
    top: 0.375rem;
    right: 0.25rem;
  }
`;

export const Dot = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--dot);
  box-shadow: 0 0 0 0.09375rem var(--surface);

  ${Face} > & {
    top: 0.5rem;
    right: 0.5rem;
  }
`;
