import styled from 'styled-components';
import { media } from '@/theme/breakpoints';
import { smallLegend } from '@/ui/field/legend.styles';
import { said } from '@/ui/mark/said.styles';

export const Form = styled.form`
  display: grid;
  gap: var(--s-12);
  padding-bottom: var(--keyboard, 0);
`;

/** On a wide and low window nothing to choose lies below the fold. */
export const LetterForm = styled(Form)`
  @media ${media.wideAndLow} {
    gap: 0.375rem;

    & textarea {
      height: 3.25rem;
      min-height: 0;
    }
  }
`;

export const Choices = styled.fieldset`
  ${smallLegend}
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem var(--s-8);
  }
`;

export const Refusal = styled.p`
  padding: var(--s-8) var(--s-12);
  border-radius: var(--r-8);
  background: var(--error-tint);
  color: var(--error);
  font-size: var(--fs-13);
`;

export const Attach = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: var(--touch);
  font-size: var(--fs-14);

  ${said}
`;

export const Code = styled.p`
  color: var(--text-2);
  font-size: var(--fs-12);
`;
