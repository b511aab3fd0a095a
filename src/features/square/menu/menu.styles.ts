import styled from 'styled-components';

export const Lines = styled.div`
  display: grid;

  & > button {
    display: flex;
    align-items: center;
    gap: var(--s-12);
    min-height: 3.125rem;
    padding: 0 var(--gutter);
    font-size: var(--fs-15);
    text-align: left;
  }
  & > button > svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--text-3);
  }
  & > [data-tone='danger'],
  & > [data-tone='danger'] > svg {
    color: var(--error);
  }
`;

export const Reasons = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: var(--s-8);
  margin-bottom: var(--s-16);

  & > label {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: var(--touch);
    padding: 0 var(--s-8);
    border-radius: var(--r-8);
    background: var(--raised-sunken);
    font-size: var(--fs-14);
    cursor: pointer;
  }
  & > [data-on] {
    box-shadow: inset 0 0 0 0.125rem var(--primary);
    color: var(--primary);
    font-weight: 600;
  }
  & input {
    position: absolute;
    opacity: 0;
  }
  & > label:focus-within {
    outline: 0.125rem solid var(--primary);
    outline-offset: 0.125rem;
  }
`;

export const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-8);
  margin-top: var(--s-16);
`;

export const None = styled.p`
  margin-top: var(--s-16);
  color: var(--text-3);
  font-size: var(--fs-13);
`;
