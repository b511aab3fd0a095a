import styled from 'styled-components';

export const Mono = styled.span`
  font-family: var(--mono);
  font-size: 12px;
  white-space: nowrap;
`;

export const Copied = styled.button`
  /* Its letters stand under those of what cannot be copied. */
  margin: 0 -2px;
  padding: 0 2px;
  text-align: left;
  border-radius: 4px;
  color: inherit;
  font-family: var(--mono);
  font-size: 12px;
  white-space: nowrap;
  &:hover { background: var(--hover); text-decoration: underline; }
`;
