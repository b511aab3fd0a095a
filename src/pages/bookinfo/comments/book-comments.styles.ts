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

export const All = styled.div`
  display: grid;
  padding-top: var(--s-4);
`;
