import styled from 'styled-components';

export const Track = styled.span`
  display: block;
  height: 0.1875rem;
  margin-top: 0.375rem;
  border-radius: var(--r-full);
  background: var(--sunken);
  overflow: hidden;

  & > i {
    display: block;
    width: var(--read, 0);
    height: 100%;
    border-radius: inherit;
    background: var(--primary);
  }
`;
