import styled from 'styled-components';
import { Root } from './reader.styles';

/* The dark ground a chapter appears on, so that nothing flashes. */
export const Faced = styled(Root)`
  display: grid;
  place-items: center;
`;

/* Words about a chapter stand on the theme's own page. */
export const Lit = styled(Faced)`
  align-content: center;
  background: var(--page);
  color: var(--text);

  & > section {
    justify-self: stretch;
  }
`;
