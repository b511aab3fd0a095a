import { css } from 'styled-components';

/** Of a row: its words take the room there is, with a small line below them. */
export const said = css`
  & > span {
    flex: 1;
    min-width: 0;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;
