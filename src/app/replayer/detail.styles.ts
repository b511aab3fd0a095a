import styled from 'styled-components';
import { Pane } from './replayer.styles';

export const DetailRoot = styled(Pane)`
  gap: var(--s-12);
  padding: var(--s-12) var(--s-16) var(--s-24);
  overflow: auto;
`;

/** One that is scrolled out of sight is neither laid out nor painted: a jump changes them all. */
export const Card = styled.section`
  content-visibility: auto;
  contain-intrinsic-size: auto 10rem;
  flex: none;
  padding: var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);

  &[data-tone='error'] {
    background: var(--error-tint);
    color: var(--error);
  }
  /* What is asked stays as it is from jump to jump. */
  &[data-pin] {
    content-visibility: visible;
  }
  & > h2,
  & > h3 {
    margin-bottom: var(--s-8);
    font-size: var(--fs-14);
    overflow-wrap: anywhere;
  }
  & > p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-4) var(--s-12);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;

  & > dt {
    color: var(--text-3);
  }
  & > dd {
    overflow-wrap: anywhere;
  }
`;

export const Json = styled.pre`
  max-height: 16rem;
  padding: var(--s-8);
  border-radius: var(--r-8);
  background: var(--sunken);
  overflow: auto;
  font: 400 var(--fs-12) / 1.5 ui-monospace, Consolas, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Changes = styled.ul`
  display: grid;
  gap: var(--s-8);

  & > li {
    font-size: var(--fs-12);
    overflow-wrap: anywhere;
  }
  & button {
    max-width: 100%;
    min-height: 1.5rem;
    text-align: start;
  }
  & code {
    font-family: inherit;
    color: var(--primary);
    overflow-wrap: anywhere;
  }
  & del {
    color: var(--text-3);
  }
`;
