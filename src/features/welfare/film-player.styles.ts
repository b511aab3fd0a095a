import styled from 'styled-components';

export const Cover = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  padding: var(--s-8) 0;
  text-align: center;

  &[data-dark] {
    background: rgb(5 9 18 / 0.72);
  }
`;

export const Play = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--s-8);
  width: 100%;
  background: linear-gradient(180deg, rgb(5 9 18 / 0.1), rgb(5 9 18 / 0.45));
  font-size: var(--fs-13);

  & > span:first-child {
    display: grid;
    place-items: center;
    width: 3.75rem;
    height: 3.75rem;
    border-radius: var(--r-full);
    background: var(--glass);
    box-shadow: 0 0 0 0.125rem rgb(255 255 255 / 0.85);
    transition: transform var(--t-fast) var(--ease);
  }
  &:active > span:first-child {
    transform: scale(0.94);
  }
  & svg {
    width: 1.625rem;
    height: 1.625rem;
    margin-left: 0.1875rem;
    fill: currentColor;
  }
  & > b {
    padding: 0.1875rem 0.625rem;
    border-radius: var(--r-full);
    background: var(--glass);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
`;

export const Trouble = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.375rem;
  max-width: 19rem;
  padding: 0 var(--gutter);

  & p {
    color: rgb(255 255 255 / 0.78);
    font-size: var(--fs-13);
    text-wrap: balance;
  }
  & button {
    margin-top: var(--s-4);
  }
`;
