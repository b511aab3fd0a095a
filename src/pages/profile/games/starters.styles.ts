import styled from 'styled-components';

/* Three games under an empty shelf. */
export const FewHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-12);
  min-height: var(--touch);
  margin: var(--s-8) var(--gutter) 0;

  & > h2 {
    font-size: var(--fs-16);
    font-weight: 700;
  }
  & > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 0.25rem;
    min-height: var(--touch);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

export const Few = styled.div`
  margin: 0 var(--gutter);
  overflow: hidden;
  border-radius: var(--r-12);
  background: var(--surface);
`;
