import styled from 'styled-components';

export const Writing = styled.div`
  display: grid;
  gap: var(--s-12);
  padding-bottom: var(--keyboard, 0);
`;

export const List = styled.section`
  padding: 0 var(--gutter) var(--s-12);
`;

export const Row = styled.article`
  display: flex;
  gap: 0.625rem;
  padding: 0.625rem 0;
`;

/* The badge stands by the name, however short that is. */
export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.25rem;

  & > b {
    overflow: hidden;
    min-width: 0;
    color: var(--text-2);
    font-size: var(--fs-13);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const All = styled.div`
  display: grid;
  padding-top: var(--s-4);
`;
