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

export const Covers = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--s-8);

  & > button {
    position: relative;
    border-radius: var(--r-8);
    overflow: hidden;
  }
  & > [aria-pressed='true'] {
    outline: 0.1875rem solid var(--primary);
    outline-offset: -0.1875rem;
  }
  & > [aria-pressed='true'] svg {
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
    margin-bottom: var(--s-4);
    font-size: var(--fs-16);
  }
  & + & {
    margin-top: var(--s-20);
  }
  & > label {
    display: flex;
    align-items: center;
    gap: var(--s-12);
    min-height: 3.25rem;
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
