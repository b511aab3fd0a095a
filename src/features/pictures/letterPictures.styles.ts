import styled from 'styled-components';

export const Pictures = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-bottom: var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & > small {
    display: block;
    margin-top: var(--s-4);
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;
