import styled from 'styled-components';

/* Shows the rest of what is cut, or cuts it again. */
export const Unfold = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  min-height: var(--touch);
  padding-right: var(--s-16);
  color: var(--primary);
  font-size: var(--fs-13);

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;
