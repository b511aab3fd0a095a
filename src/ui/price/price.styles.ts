import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  font-family: var(--font-num);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > svg {
    width: 1.15em;
    height: auto;
    flex: none;
  }
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
