import styled from 'styled-components';

/* 16 px at least, or iOS zooms into the page. */
export const Entry = styled.input`
  flex: 1;
  width: 100%;
  min-width: 0;
  /* A little higher than the pill, for the finger. */
  min-height: var(--touch);
  margin: -0.125rem 0;
  color: var(--text);
  font-size: max(16px, var(--fs-14));

  &:focus {
    outline: none;
  }
  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Wipe = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--touch);
  height: 2.5rem;
  margin: 0 -0.5rem;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;
