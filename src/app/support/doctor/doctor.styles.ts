import styled from 'styled-components';
import { fold } from '@/ui/fold/fold.styles';

export const Stack = styled.div`
  display: grid;
  gap: var(--s-12);
  padding-bottom: var(--keyboard, 0);
`;

export const Said = styled.p`
  color: var(--text-2);
  font-size: var(--fs-12);
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

export const Verdict = styled.div`
  padding: var(--s-12);
  border-radius: var(--r-8);
  background: var(--sunken);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;

  & > strong {
    display: block;
    font-size: var(--fs-16);
    font-weight: 600;
  }
  &[data-tone='bad'] {
    background: var(--error-tint);
    color: var(--error);
  }
  &[data-tone='good'] > strong {
    color: var(--success);
  }
`;

export const Bar = styled.progress`
  width: 100%;
  height: 0.5rem;
  margin-top: var(--s-8);
  overflow: hidden;
  border: 0;
  border-radius: var(--r-full);
  background: var(--line);
  appearance: none;

  &::-webkit-progress-bar {
    background: var(--line);
  }
  &::-webkit-progress-value {
    background: var(--primary);
  }
  &::-moz-progress-bar {
    background: var(--primary);
  }
`;

export const Page = styled.details`
  ${fold}
  border-bottom: 1px solid var(--line);

  & > summary {
    font-size: var(--fs-15);
  }
  & > summary > span {
    flex: 1;
    min-width: 0;
  }
  & > summary > small {
    flex: none;
    color: var(--error);
    font-size: var(--fs-13);
    font-variant-numeric: tabular-nums;
  }
`;

export const Faults = styled.ul`
  display: grid;
  gap: var(--s-12);
  padding: 0 0 var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;

  & code {
    color: var(--text);
    font-size: var(--fs-12);
  }
`;

export const Call = styled.div`
  color: var(--text);
  font-size: var(--fs-12);
  font-family: ui-monospace, monospace;

  & > i {
    color: var(--text-2);
    font-style: normal;
  }
`;

export const Left = styled.section`
  color: var(--text-2);
  font-size: var(--fs-12);

  & > h3 {
    margin-bottom: var(--s-4);
    font-size: var(--fs-13);
    font-weight: 600;
  }
  & > ul {
    display: grid;
    gap: var(--s-4);
    padding-bottom: var(--s-12);
  }
`;
