import styled from 'styled-components';
import { Ring } from '@/ui/spinner/spinner.styles';

export const Face = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border-radius: var(--r-full);
  background: var(--sunken);
  color: var(--text);
  font-size: var(--fs-16);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  user-select: none;
  -webkit-user-select: none;
  transition: transform var(--t-fast) var(--ease), opacity var(--t-fast);

  /* What is pressed is the button: a browser forgets a press whose element has gone before it ends, as a price may. */
  & > * {
    pointer-events: none;
  }
  &:active {
    transform: scale(0.97);
  }
  &[data-block] {
    display: flex;
    width: 100%;
  }
  &[data-tone='main'] {
    background: var(--g-primary);
    color: var(--on-fill);
  }
  &[data-tone='tint'] {
    background: var(--primary-tint);
    color: var(--primary);
  }
  &[data-tone='gold'] {
    background: var(--g-gold);
    color: var(--vip-navy);
  }
  &[data-tone='line'] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--primary-line);
    color: var(--primary);
  }
  &[data-tone='danger'] {
    background: var(--error-tint);
    color: var(--error);
  }
  &[data-tone='white'] {
    background: #fff;
    color: #10233d;
  }
  &[data-size='s'] {
    min-height: 2.125rem;
    padding: 0.125rem 0.875rem;
    font-size: var(--fs-14);
  }
  &[data-size='s']::after {
    content: '';
    position: absolute;
    top: -0.3125rem;
    right: 0;
    bottom: -0.3125rem;
    left: 0;
  }
  &[data-size='l'] {
    min-height: 3.125rem;
  }
  &[aria-disabled='true']:not([data-busy]) {
    background: var(--sunken);
    box-shadow: none;
    color: var(--text-3);
    cursor: default;
    transform: none;
  }
  &[data-busy] {
    cursor: progress;
    transform: none;
  }
  & svg {
    width: 1.15em;
    height: 1.15em;
    flex: none;
  }
  &[data-tone='main'] [data-gem] {
    filter: drop-shadow(0 0 1px rgb(255 255 255 / 0.95));
  }
  ${Ring} {
    opacity: 1;
  }
`;
