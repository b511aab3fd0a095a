import styled from 'styled-components';

export const Picks = styled.div`
  display: flex;

  & > label {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.25rem;
    min-height: var(--touch);
    color: var(--primary-line);
  }
  & > label:first-child {
    margin-left: -0.375rem;
  }
  & > label[data-on] {
    color: var(--mark-limited);
  }
  & input {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    margin: 0;
    border-radius: var(--r-8);
    opacity: 0;
  }
  & > label:focus-within {
    border-radius: var(--r-8);
    outline: 2px solid transparent;
  }
  & > label:has(:focus-visible) {
    outline-color: var(--primary);
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
    fill: currentColor;
  }
  &[data-size='l'] {
    justify-content: center;
  }
  &[data-size='l'] > label {
    width: 3rem;
    min-height: 3rem;
    margin: 0;
  }
  &[data-size='l'] svg {
    width: 2.125rem;
    height: 2.125rem;
  }
`;

export const Writing = styled.div`
  display: grid;
  gap: var(--s-8);
  padding-bottom: var(--keyboard, 0);
`;
