import styled, { keyframes } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; transform: translateY(60%); }
`;

export const Root = styled.a`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 2.5rem;
  margin: 0 var(--gutter);
  padding: var(--s-4) var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);
  font-size: var(--fs-14);

  &::after {
    content: '';
    position: absolute;
    top: -0.125rem;
    right: 0;
    bottom: -0.125rem;
    left: 0;
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    flex: none;
    color: var(--primary);
  }
`;

export const Line = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  animation: ${rise} var(--t-slow) var(--ease);
`;

export const When = styled.span`
  flex: none;
  color: var(--text-2);
  font-size: var(--fs-12);
`;
