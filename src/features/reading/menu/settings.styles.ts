import styled from 'styled-components';
import { smallLegend } from '@/ui/field/legend.styles';
import { rangeInput } from './range.styles';

export const Group = styled.fieldset`
  margin-bottom: var(--s-16);
  ${smallLegend}
`;

export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-8);
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  flex: 1 1 4.25rem;
  place-items: center;
  min-height: var(--touch);
  padding: 0 var(--s-8);
  border: 1px solid transparent;
  border-radius: var(--r-8);
  background: var(--sunken);
  font-size: var(--fs-13);
  text-align: center;
  white-space: nowrap;
  cursor: pointer;

  &[data-on] {
    border-color: var(--primary);
    background: var(--primary-tint);
    color: var(--primary);
    font-weight: 600;
  }
  & > input {
    position: absolute;
    opacity: 0;
  }
  &[data-swatch] {
    grid-auto-flow: column;
    gap: 0.375rem;
    justify-content: center;
  }
  &[data-swatch]::before {
    content: '';
    width: 1.125rem;
    height: 1.125rem;
    border: 1px solid var(--text-3);
    border-radius: 50%;
    background: var(--swatch);
  }
  &[data-value='black'],
  &[data-value='night'] {
    --swatch: #0b0e13;
  }
  &[data-value='gray'] {
    --swatch: #3a3f47;
  }
  &[data-value='white'] {
    --swatch: #ffffff;
  }
  &[data-value='paper'] {
    --swatch: #f4ecd9;
  }
  &[data-value='green'] {
    --swatch: #dcead9;
  }
  &[data-value='rose'] {
    --swatch: #f8e7e7;
  }
  &:focus-within {
    outline: 2px solid var(--primary);
    outline-offset: 1px;
  }
`;

export const Slide = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: var(--touch);
  margin-bottom: var(--s-4);
  font-size: var(--fs-14);

  & > span {
    flex: 0 0 5.25em;
  }
  ${rangeInput}
  & > output {
    flex: 0 0 3.25em;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`;

export const Ticks = styled.div`
  display: grid;
  gap: var(--s-4);
  margin: var(--s-8) 0 var(--s-16);

  & > label {
    color: var(--text);
    font-size: var(--fs-14);
  }
`;

export const Part = styled.section`
  padding-top: var(--s-12);
  border-top: 1px solid var(--line);

  & > h3 {
    margin-bottom: var(--s-4);
    font-size: var(--fs-15);
    font-weight: 600;
  }
`;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  width: 100%;
  min-height: 3.25rem;
  font-size: var(--fs-15);
  text-align: left;

  & > svg {
    width: 1.375rem;
    height: 1.375rem;
    flex: none;
    color: var(--text-2);
  }
  & > label {
    gap: 0.875rem;
    padding-left: 0.125rem;
    color: var(--text);
    font-size: var(--fs-15);
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;
