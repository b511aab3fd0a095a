import styled, { keyframes } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(360deg); }
`;

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-8);
  color: var(--text-2);
  font-size: var(--fs-13);
`;

export const Ring = styled.span`
  width: 1.15em;
  height: 1.15em;
  flex: none;
  border: 0.125em solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: 0.85;
  animation: ${turn} 900ms linear infinite;
`;
