import styled from 'styled-components';
import { smallLegend } from '@/ui/field/legend.styles';

export const Pictures = styled.fieldset`
  ${smallLegend}
  /* Small, so that what follows is still seen. */
  & > ol {
    grid-template-columns: repeat(auto-fill, 4.5rem);
  }
  & > ol label {
    min-height: 4.5rem;
  }
  & > small {
    display: block;
    margin-top: var(--s-4);
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  /* It stands there empty: what is spoken has to be a change of something that was there. */
  & > small:empty {
    margin: 0;
  }
`;
