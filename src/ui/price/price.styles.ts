import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  font-family: var(--font-num);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-size='hero'] {
    font-size: var(--fs-32);
    font-weight: 700;
    line-height: 1.2;
  }
  & > s {
    color: var(--text-3);
    font-size: 0.85em;
    font-weight: 400;
  }
`;

export const Gem = styled.i`
  width: 1.15em;
  height: 0.9em;
  flex: none;
  background: var(--gem) center / contain no-repeat;
`;
