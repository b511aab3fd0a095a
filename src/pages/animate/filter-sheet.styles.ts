import styled from 'styled-components';

export const Group = styled.fieldset`
  margin-bottom: var(--s-16);

  & > legend {
    margin-bottom: var(--s-8);
    font-weight: 600;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-8);
  }
`;
