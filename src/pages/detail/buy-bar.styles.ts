import styled from 'styled-components';
import { ActionBar } from '@/ui/action-bar/action-bar.styles';

export const Bar = styled(ActionBar)`
  & > :last-child {
    flex: 1;
  }
`;

export const Side = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  flex: none;
  min-width: 3rem;
  min-height: var(--touch);
  color: var(--text-2);
  font-size: var(--fs-10);

  & svg {
    width: 1.375rem;
    height: 1.375rem;
  }
  &[aria-pressed='true'] {
    color: var(--error);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

export const Waiting = styled.i`
  position: absolute;
  top: 0.375rem;
  left: calc(50% + 0.5rem);
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--dot);
`;
