import styled from 'styled-components';

export const Root = styled.div`
  position: absolute;
  z-index: -1;
  top: 0;
  right: 0;
  left: 0;
  height: var(--wash-height, 20rem);
  background: var(--g-sky);
  overflow: hidden;
  pointer-events: none;

  &::before,
  &::after {
    content: '';
    position: absolute;
    background: linear-gradient(135deg, var(--facet), rgb(255 255 255 / 0));
    -webkit-clip-path: polygon(50% 0, 100% 38%, 50% 100%, 0 38%);
    clip-path: polygon(50% 0, 100% 38%, 50% 100%, 0 38%);
  }
  &::before {
    top: -5.625rem;
    right: -4.375rem;
    width: 16.25rem;
    height: 16.25rem;
  }
  &::after {
    top: 2.5rem;
    left: -3.125rem;
    width: 9.375rem;
    height: 9.375rem;
    opacity: 0.6;
  }
  &[data-tone='deep'] {
    background: linear-gradient(160deg, #1a6fe0, #0f4bb0);
  }
  &[data-tone='deep']::before,
  &[data-tone='deep']::after {
    background: linear-gradient(135deg, rgb(255 255 255 / 0.16), rgb(255 255 255 / 0));
  }
`;
