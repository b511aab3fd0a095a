import styled from 'styled-components';

export const Root = styled.div`
  color: var(--text);
  font-size: var(--fs-15);
  line-height: 1.75;
  /* Also in a dialog, which centres its own words: lists and paragraphs are read from their beginning. */
  text-align: start;
  overflow-wrap: anywhere;
  word-break: break-word;

  & > * + * {
    margin-top: var(--s-12);
  }
  & h1,
  & h2,
  & h3 {
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & a {
    color: var(--primary);
    text-decoration: underline;
  }
  & ul,
  & ol {
    padding-left: 1.25em;
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & blockquote {
    padding-left: var(--s-12);
    border-left: 0.1875rem solid var(--primary-line);
    color: var(--text-2);
  }
  & img {
    max-width: 100%;
    height: auto;
    border-radius: var(--r-8);
    background: var(--skeleton);
  }
  & img:not([src]) {
    display: none;
  }
  & pre,
  & table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
  }
  & th,
  & td {
    padding: var(--s-4) var(--s-8);
    border: 1px solid var(--line);
  }
`;
