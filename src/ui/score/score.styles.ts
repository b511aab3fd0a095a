import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.1875rem;
  color: var(--warning);
  font-family: var(--font-num);
  font-size: var(--fs-12);
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  & > svg {
    width: 0.875em;
    height: 0.875em;
    fill: currentColor;
  }
  & > svg[data-off] {
    fill: none;
    opacity: 0.6;
  }
`;
