import styled from 'styled-components';
import { Link } from '@/shell/navigation/Link';
import { Leaf } from './reader.styles';

export const Turn = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--s-16);
  min-height: 62vh;
  /* At the end of a strip what is written last can be scrolled out from under the menu, however large the text. */
  padding: 3rem var(--s-24) calc(7rem * var(--text-scale) + var(--safe-bottom));
  text-align: center;

  [data-slot] > &,
  ${Leaf} > & {
    min-height: 100%;
    padding-bottom: calc(3rem + var(--safe-bottom));
  }
  & > p {
    color: var(--ink-2);
    font-size: var(--fs-14);
  }
  & > h2 {
    font-size: var(--fs-18);
    font-weight: 600;
    line-height: 1.5;
  }
  & small {
    display: block;
    color: var(--ink-2);
    font-size: var(--fs-13);
    font-weight: 400;
  }
  & em {
    display: inline-flex;
    align-items: center;
    gap: var(--s-4);
    margin-left: var(--s-8);
    color: var(--ink-2);
    font-size: var(--fs-13);
    font-style: normal;
    font-weight: 400;
  }
  & em > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  & > button {
    min-width: 13rem;
  }
`;

export const End = styled(Turn)`
  & section {
    width: 100%;
    margin-top: var(--s-24);
    text-align: left;
  }
  & h3 {
    margin-bottom: var(--s-12);
    font-size: var(--fs-15);
    font-weight: 600;
  }
  & section > div {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: var(--s-12);
  }
`;

/* To what others say of the chapter. */
export const Talk = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-8);
  min-height: var(--touch);
  padding: 0 var(--s-16);
  color: var(--ink-2);
  font-size: var(--fs-14);

  & > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;
