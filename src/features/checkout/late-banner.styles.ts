import styled from 'styled-components';

export const Banner = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  padding: 0 var(--s-4) 0 var(--gutter);
  background: var(--primary-tint);
  color: var(--text);
  font-size: var(--fs-13);

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    flex: none;
    color: var(--primary);
  }
  & > p {
    flex: 1;
    min-width: 0;
    padding: var(--s-8) 0;
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    padding: 0 var(--s-8);
    color: var(--primary);
    font-weight: 600;
  }
  & > button svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
