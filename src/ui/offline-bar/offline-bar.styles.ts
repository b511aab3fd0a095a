import styled from 'styled-components';

export const Root = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  padding: 0.5625rem var(--gutter);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-13);
  font-weight: 500;

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
  }
`;
