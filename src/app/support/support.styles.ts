import styled from 'styled-components';
import { fold } from '@/ui/fold/fold.styles';
import { said } from '@/ui/mark/said.styles';

export const Stack = styled.div`
  display: grid;
  gap: var(--s-12);
  padding-bottom: var(--keyboard, 0);

  & > p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Toggle = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: var(--touch);
  font-size: var(--fs-15);

  ${said}
  & small {
    font-variant-numeric: tabular-nums;
  }
`;

export const Tools = styled.details`
  ${fold}
  & > summary {
    color: var(--text-2);
    font-size: var(--fs-14);
  }
  & > button + button {
    margin-top: var(--s-8);
  }
`;

export const Said = styled.p`
  color: var(--text-2);
  font-size: var(--fs-12);
  text-align: center;
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

export const Refused = styled.div`
  padding: var(--s-12);
  border-radius: var(--r-8);
  background: var(--error-tint);
  color: var(--error);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
`;
