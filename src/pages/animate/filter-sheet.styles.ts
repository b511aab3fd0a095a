import styled from 'styled-components';
import { media } from '@/theme/breakpoints';

export const Group = styled.fieldset`
  margin-bottom: var(--s-16);

  & > legend {
    margin-bottom: var(--s-8);
    font-weight: 600;
  }
  /* So that the last row is seen without scrolling. */
  @media ${media.wideAndLow} {
    margin-bottom: var(--s-4);

    & > legend {
      margin-bottom: 0;
    }
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s-8);
  }
`;
