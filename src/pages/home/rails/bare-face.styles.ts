import styled from 'styled-components';

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-12);

  & > * {
    min-width: 7.5rem;
    min-height: var(--touch);
    font-size: var(--fs-14);
  }
`;
