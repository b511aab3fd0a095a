import styled from 'styled-components';

export const Group = styled.section`
  & + & {
    margin-top: var(--s-20);
  }
  & > h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--s-8);
    margin-bottom: var(--s-8);
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & > h2 small {
    color: var(--text-3);
    font-size: var(--fs-12);
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

export const Rows = styled.ul`
  border-radius: var(--r-12);
  background: var(--surface);
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: var(--s-12);
  min-height: 3.75rem;
  padding: var(--s-12) 0.875rem;

  & + & {
    border-top: 1px solid var(--line);
  }
  & h3 {
    font-size: var(--fs-15);
    font-weight: 600;
  }
  & h3 i {
    margin-left: 0.375rem;
    color: var(--text-3);
    font-size: var(--fs-12);
    font-style: normal;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  & p {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
  &[data-done] h3 {
    color: var(--text-3);
  }
`;
