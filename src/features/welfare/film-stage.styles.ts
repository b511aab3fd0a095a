import { css } from 'styled-components';

/** What a player stands on. Picture and words share one cell: words that large text makes higher than the picture make room. */
export const filmStage = css`
  position: relative;
  display: grid;
  overflow: hidden;
  background: #05070c;
  color: var(--on-art);

  & > :not([data-back]) {
    grid-area: 1 / 1;
    min-width: 0;
  }
  & :focus {
    outline-color: currentColor;
  }
  & > video {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: contain;
  }
`;
