import styled from 'styled-components';
import { ActionBar } from '@/ui/action-bar/action-bar.styles';
import { tickMark } from '@/ui/tick/tick.styles';

/* A book in a list that is managed: its tick, where it leads, and a button. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: var(--s-8) var(--gutter);

  & > [data-size] {
    flex: none;
  }
`;

export const Pick = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 0.09375rem solid var(--field-line);
  border-radius: 50%;
  background: var(--surface);
  ${tickMark}
`;

export const Lead = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-12);
  min-width: 0;

  & > :first-child {
    flex: none;
    width: 3.75rem;
  }
`;

/* What can be done with the ticked ones, at the lower edge. */
export const Foot = styled(ActionBar)`
  padding: var(--s-8) var(--gutter) calc(var(--s-8) + var(--safe-bottom));

  & > :last-child {
    flex: 1;
  }
`;
