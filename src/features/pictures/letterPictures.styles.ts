import styled from 'styled-components';
import { smallLegend } from '@/ui/field/legend.styles';

export const Pictures = styled.fieldset`
  ${smallLegend}
  & > small {
    display: block;
    margin-top: var(--s-4);
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;
