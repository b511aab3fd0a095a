import { styled } from 'styled-components';

/** The product's mark; whoever places it gives the size. Decoration: the name stands beside it. */
export const LogoMark = styled.i`
  display: block;
  flex: none;
  background: var(--logo) center / contain no-repeat;
`;
