import styled from 'styled-components';

/* Each line says what it does; the last one only closes. */
export const Told = styled.div`
  display: grid;

  & > button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-12);
    min-height: 3.25rem;
    padding: var(--s-4) var(--s-20);
    font-size: var(--fs-16);
    text-align: left;
  }
  & > button + button {
    border-top: 1px solid var(--raised-line);
  }
  & b {
    font-weight: 400;
  }
  & small {
    margin-left: auto;
    color: var(--text-3);
    font-size: var(--fs-13);
  }
  & svg {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
  }
  & > [data-tone='danger'] > b,
  & > [data-tone='danger'] > svg {
    color: var(--error);
  }
  & > :last-child {
    justify-content: center;
    min-height: 3.75rem;
    border-top: 0.5rem solid var(--raised-sunken);
  }
`;

export const Chosen = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: var(--r-8);
  overflow: hidden;

  &[aria-pressed='true'] {
    box-shadow: 0 0 0 0.1875rem var(--primary);
  }
  & > svg {
    position: absolute;
    right: 0.375rem;
    bottom: 0.375rem;
    width: 1.25rem;
    height: 1.25rem;
    padding: 0.1875rem;
    border-radius: 50%;
    background: var(--primary-fill);
    color: var(--on-fill);
  }
`;

export const Parts = styled.section`
  & > h3 {
    padding: 0 var(--gutter) var(--s-8);
    font-size: var(--fs-16);
  }
  /* Room for the line around what is chosen. */
  & > ul {
    padding-top: 0.1875rem;
    padding-bottom: 0.1875rem;
  }
  & + & {
    margin-top: var(--s-20);
  }
  & > label {
    display: flex;
    align-items: center;
    gap: var(--s-12);
    min-height: 3.25rem;
    padding: 0 var(--gutter);
  }
  & > label > span {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;
