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

export const SortRow = styled.div`
  margin: var(--s-12) 0;
`;

export const All = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 3rem;
  border-top: 1px solid var(--line);
  color: var(--primary);
  font-size: var(--fs-14);
  font-weight: 600;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;
