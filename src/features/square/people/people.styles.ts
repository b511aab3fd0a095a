import styled from 'styled-components';

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: 0.625rem var(--gutter);
`;

export const Who = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-12);
  min-width: 0;
  min-height: var(--touch);
  text-align: left;

  & > span:last-child {
    min-width: 0;
  }
`;

export const Line = styled.small`
  display: block;
  overflow: hidden;
  color: var(--text-3);
  font-size: var(--fs-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
