import styled, { keyframes } from 'styled-components';

const float = keyframes`
  from { transform: translateY(-0.375rem); }
  to { transform: translateY(0.375rem); }
`;

/* Beside the column, in the middle of what is left of the window. */
export const Panel = styled.div`
  position: fixed;
  top: 22vh;
  left: calc((50vw - var(--col) / 2) / 2 - 7.5vw);
  display: grid;
  justify-items: center;
  gap: var(--s-12);
  width: 15vw;
  padding: var(--s-16);
  border-radius: var(--r-20);
  background: rgb(255 255 255 / 0.86);
  box-shadow: var(--shadow);
  color: #10233d;
  pointer-events: none;

  &[data-side='right'] {
    top: 36vh;
    right: calc((50vw - var(--col) / 2) / 2 - 7.5vw);
    left: auto;
  }
  & > svg:first-child {
    width: 100%;
    height: auto;
    border-radius: var(--r-12);
  }
  & > b {
    font-size: var(--fs-14);
    text-align: center;
  }
  & > svg[data-float] {
    position: absolute;
    right: -1.25rem;
    bottom: -1.5rem;
    width: 3rem;
    height: auto;
    animation: ${float} 2.4s ease-in-out infinite alternate;
  }
  & > svg[data-float]:last-child {
    right: auto;
    bottom: auto;
    top: -1.5rem;
    left: -1.25rem;
    animation-delay: 700ms;
  }
  @media (max-width: 900px) {
    display: none;
  }
`;
