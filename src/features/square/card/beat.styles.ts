import { css, keyframes } from 'styled-components';

const swell = keyframes`
  40% { transform: scale(1.25); }
`;

/** The heart of a button, or of one inside, that was just tapped to like something. */
export const beats = css`
  &[data-beats] > svg,
  & > [data-beats] > svg {
    animation: ${swell} var(--t-slow) var(--ease);
  }
`;
