import { css } from 'styled-components';

/** A pressed heart: red and filled. On dark surfaces the red of marks is too dark for a line. */
export const liked = css`
  & > [aria-pressed='true'] {
    color: var(--mark-hot);
  }
  [data-theme='dark'] & > [aria-pressed='true'] {
    color: #ff7a85;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & > [aria-pressed='true'] {
      color: #ff7a85;
    }
  }
  & > [aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
