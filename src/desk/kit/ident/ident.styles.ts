import styled from 'styled-components';

export const Mono = styled.span`
  font-family: var(--mono);
  font-size: 12px;
  white-space: nowrap;
`;

export const Copied = styled.button`
  padding: 0 2px;
  border-radius: 4px;
  color: inherit;
  font-family: var(--mono);
  font-size: 12px;
  white-space: nowrap;
  &:hover { background: var(--hover); text-decoration: underline; }
`;
