import { css } from 'styled-components';

/** Of a fieldset: its legend as a small line over what it holds. */
export const smallLegend = css`
  & > legend {
    margin-bottom: var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;
