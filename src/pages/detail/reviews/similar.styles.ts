import styled from 'styled-components';

export const Alike = styled.a`
  display: block;
  min-width: 0;

  & > b {
    display: block;
    margin-top: var(--s-8);
    overflow: hidden;
    font-size: var(--fs-14);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    display: flex;
    align-items: center;
    gap: var(--s-4);
    color: var(--text-3);
    font-size: var(--fs-12);
    white-space: nowrap;
  }
`;
