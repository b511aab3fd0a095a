import styled from 'styled-components';
import { tickMark } from '@/ui/tick/tick.styles';

export const Row = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 3.625rem;
  padding: var(--s-8) var(--gutter);
  background: var(--surface);
  box-shadow: inset 0 -1px 0 var(--line);

  &[data-current] {
    background: var(--primary-tint);
  }
  & > input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    border: 0.09375rem solid var(--field-line);
    border-radius: 50%;
    background: none;
    ${tickMark}
  }
  & > input:disabled {
    opacity: 0.35;
  }
`;

export const Words = styled.span`
  flex: 1;
  min-width: 0;

  & > b,
  & > small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-size: var(--fs-15);
    font-weight: 500;
    line-height: 1.4;
  }
  [data-read] > & > b {
    color: var(--text-3);
  }
  [data-current] > & > b {
    color: var(--primary);
    font-weight: 600;
  }
  & > small {
    color: var(--text-3);
    font: 400 var(--fs-12) / 1.5 var(--font-num);
  }
  & > small > svg {
    display: inline;
    width: 0.875rem;
    height: 0.875rem;
    margin: 0 0.125rem -0.125rem 0;
  }
`;

export const State = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 0.25rem;
  color: var(--text-3);
  font: 500 var(--fs-12) / 1.4 var(--font-num);
  white-space: nowrap;

  & > svg:not([data-gem]) {
    width: 1rem;
    height: 1rem;
  }
  &[data-at='free'] {
    color: var(--success);
  }
  &[data-at='limited'] {
    color: var(--warning);
  }
  &[data-at='current'] {
    color: var(--primary);
    font-weight: 600;
  }
`;

export const BoneRow = styled.div`
  display: grid;
  align-content: center;
  gap: var(--s-8);
  min-height: 3.625rem;
  padding: var(--s-8) var(--gutter);
  background: var(--surface);
  box-shadow: inset 0 -1px 0 var(--line);
`;
