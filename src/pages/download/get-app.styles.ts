import styled from 'styled-components';
import { media } from '@/theme/breakpoints';

export const Card = styled.section`
  display: grid;
  gap: var(--s-8);
  margin: 1.125rem var(--gutter) 0;
  padding: var(--s-16);
  border-radius: var(--r-16);
  background: var(--raised);
  box-shadow: var(--shadow);

  & > button {
    min-height: 3.25rem;
    font-size: var(--fs-18);
    font-variant-numeric: tabular-nums;
  }
`;

export const Verdict = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-height: 1.75rem;
  color: var(--success);
  font-size: var(--fs-14);
  font-weight: 600;

  & > svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  &[data-tone='bad'] {
    color: var(--error);
  }
  &[data-tone='plain'] {
    color: var(--text-2);
    font-weight: 400;
  }
`;

export const Hint = styled.p`
  color: var(--text-3);
  font-size: var(--fs-13);
  text-align: center;
`;

export const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 var(--s-24);

  & > button {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: var(--touch);
    color: var(--primary);
    font-size: var(--fs-15);
  }
  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-8);
  padding: var(--s-12) 0.875rem;
  border-radius: var(--r-12);
  background: var(--primary-tint);
  font-size: var(--fs-14);

  & b {
    color: var(--primary);
    font-family: var(--font-num);
    font-size: var(--fs-16);
    letter-spacing: 0.06em;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const Qr = styled.section`
  display: flex;
  align-items: center;
  gap: var(--s-16);
  padding: var(--s-12);
  border-radius: var(--r-12);
  background: var(--raised-sunken);

  & > svg {
    flex: none;
    width: 7.5rem;
    height: 7.5rem;
    border-radius: var(--r-8);
  }
  @media ${media.wideAndLow} {
    padding: var(--s-8) var(--s-12);

    & > svg {
      width: 6rem;
      height: 6rem;
    }
  }
  & h2 {
    font-size: var(--fs-16);
    font-weight: 700;
  }
  & p {
    margin-bottom: var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

/* As high as the code that is on its way. */
export const CodeBone = styled.div`
  height: 9rem;
  border-radius: var(--r-12);
  background: var(--raised-sunken);

  @media ${media.wideAndLow} {
    height: 7rem;
  }
`;
