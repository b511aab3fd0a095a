import styled from 'styled-components';

export const Top = styled.div`
  padding-top: 0.875rem;
`;

export const Gap = styled.div`
  margin-top: var(--s-12);
`;

export const Listed = styled.div`
  padding-bottom: var(--s-24);

  & article {
    margin: 0 var(--gutter);
    background: var(--surface);
  }
  & article:first-child {
    border-radius: var(--r-12) var(--r-12) 0 0;
  }
`;
