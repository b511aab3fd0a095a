import styled, { keyframes } from 'styled-components';

const float = keyframes`
  from { transform: translateY(-0.375rem); }
  to { transform: translateY(0.375rem); }
`;

/* All that is left of the window beside the column, so that nothing of the islands shows through. */
export const Panel = styled.div`
  position: fixed;
  top: 0;
  right: calc(50% + var(--col) / 2);
  bottom: 0;
  left: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s-24);
  padding: var(--s-16);
  background: linear-gradient(160deg, #1a6fe0, #0f4bb0 60%, #3b2fa8);
  color: #ffffff;
  overflow: hidden;
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    width: 22rem;
    height: 22rem;
    background: linear-gradient(135deg, rgb(255 255 255 / 0.16), rgb(255 255 255 / 0));
    clip-path: polygon(50% 0, 100% 38%, 50% 100%, 0 38%);
  }
  &::before {
    top: -6rem;
    right: -5rem;
  }
  &::after {
    bottom: -4rem;
    left: -8rem;
    opacity: 0.6;
  }
  &[data-side='right'] {
    right: 0;
    left: calc(50% + var(--col) / 2);
  }
  &[data-side='right']::before {
    right: auto;
    left: -5rem;
  }
  & > b {
    z-index: 1;
    font-size: var(--fs-18);
    text-align: center;
  }
  @media (max-width: 900px) {
    display: none;
  }
`;

/* A phone with a picture of the app, or a drawing where the operator gave none. */
export const Show = styled.div`
  position: relative;
  z-index: 1;
  width: clamp(7rem, 13vw, 14rem);

  & > img {
    display: block;
    width: 100%;
    height: auto;
    border: 0.4375rem solid #0b1d38;
    border-radius: 1.75rem;
    box-shadow: 0 1.25rem 3rem rgb(4 20 50 / 0.4);
    transform: rotate(-4deg);
  }
  [data-side='right'] > & > img {
    transform: rotate(4deg);
  }
  & > svg {
    width: 100%;
    height: auto;
    border-radius: var(--r-12);
  }
  & > svg[data-float] {
    position: absolute;
    right: -2rem;
    bottom: -1.5rem;
    width: 4rem;
    animation: ${float} 2.4s ease-in-out infinite alternate;
  }
  & > svg[data-float]:last-child {
    right: auto;
    bottom: auto;
    top: -1.75rem;
    left: -2rem;
    width: 3.25rem;
    animation-delay: 700ms;
  }
`;
