import styled from 'styled-components';

export const Face = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.1875rem;
  flex: none;
  min-width: 4rem;
  min-height: 1.875rem;
  padding: 0 var(--s-12);
  border-radius: var(--r-full);
  background: var(--primary-tint);
  color: var(--primary);
  font-size: var(--fs-13);
  font-weight: 700;
  white-space: nowrap;
  transition: transform var(--t-fast) var(--ease);

  &::after {
    content: '';
    position: absolute;
    top: -0.4375rem;
    right: 0;
    bottom: -0.4375rem;
    left: 0;
  }
  /* What is pressed is the button: a browser forgets a press whose element has gone before it ends, as a price may. */
  & > * {
    pointer-events: none;
  }
  &:active {
    transform: scale(0.96);
  }
  &[data-face='main'] {
    background: var(--g-primary);
    color: var(--on-fill);
  }
  &[data-face='vip'] {
    background: var(--vip-navy);
    box-shadow: inset 0 0 0 1px var(--vip-edge);
    color: var(--vip-gold);
  }
  &[data-face='gold'] {
    background: var(--g-gold);
    color: var(--vip-navy);
  }
  &[data-face='own'] {
    background: var(--success-tint);
    color: var(--success);
  }
  &[data-face='no'] {
    background: var(--sunken);
    box-shadow: none;
    color: var(--text-3);
    font-weight: 500;
    cursor: default;
    transform: none;
  }
  &[data-busy] {
    cursor: progress;
    opacity: 0.7;
  }
`;
