import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { said } from '@/ui/mark/said.styles';

export const SettingsStack = styled.div`
  display: grid;
  gap: 0.625rem;
  grid-template-columns: 100%;
  padding-top: var(--s-8);
`;

export const Panel = styled.section`
  margin: 0 var(--gutter);
  padding: var(--s-16);
  border-radius: var(--r-12);
  background: var(--surface);

  &[data-rows] {
    padding: 0 var(--s-16);
  }
  &[data-rows] > * + * {
    border-top: 1px solid var(--line);
  }
`;

export const Sample = styled.p`
  margin-top: var(--s-12);
  font-size: var(--fs-15);
`;

export const SetRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  width: 100%;
  min-height: 3.25rem;
  padding: var(--s-8) 0;
  font-size: var(--fs-15);
  line-height: 1.4;
  text-align: left;

  ${said}
  & > b {
    flex: none;
    color: var(--text-2);
    font-size: var(--fs-14);
    font-variant-numeric: tabular-nums;
    font-weight: 400;
  }
  label& {
    cursor: pointer;
  }
`;

export const Onward = styled(ChevronRight)`
  width: 1.125rem;
  height: 1.125rem;
  flex: none;
  color: var(--text-3);
`;
