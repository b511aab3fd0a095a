import styled from 'styled-components';

export const Picks = styled.div`
  display: grid;
  gap: var(--s-12);
`;

export const Pick = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 3.75rem;
  padding: var(--s-8) var(--s-16);
  border-radius: var(--r-12);
  background: var(--raised-sunken);
  text-align: left;

  & > svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    color: var(--primary);
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s-8) var(--s-16);
  padding: var(--s-12) var(--s-16);
  border-radius: var(--r-12);
  background: var(--raised-sunken);
  font-size: var(--fs-13);

  & dt {
    color: var(--text-2);
    white-space: nowrap;
  }
  & dd {
    min-width: 0;
    text-align: right;
    overflow-wrap: anywhere;
  }
  & dd[data-mono] {
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: var(--fs-12);
  }
  & button {
    position: relative;
  }
  & button::after {
    content: '';
    position: absolute;
    top: -0.8125rem;
    right: 0;
    bottom: -0.8125rem;
    left: 0;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  margin-bottom: var(--s-16);

  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

/* Bought: the game in the middle, with a tick that says it is theirs. */
export const Bought = styled.div`
  margin-bottom: var(--s-16);
  text-align: center;

  & > div > div {
    position: relative;
    width: 4.125rem;
    margin: 0 auto var(--s-8);
  }
  & > div > div > i {
    position: absolute;
    right: -0.5rem;
    bottom: -0.375rem;
    display: grid;
    place-items: center;
    width: 1.625rem;
    height: 1.625rem;
    border: 0.125rem solid var(--raised);
    border-radius: 50%;
    background: var(--success);
    color: var(--raised);
  }
  & > div > div > i > svg {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 4;
  }
  & > b {
    display: block;
    font-size: var(--fs-18);
  }
  & > p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Again = styled.button`
  display: block;
  min-height: var(--touch);
  margin: var(--s-4) auto 0;
  padding: 0 var(--s-16);
  color: var(--primary);
  font-size: var(--fs-14);
`;

export const Tips = styled.section`
  margin-top: var(--s-12);
  text-align: left;

  & h3 {
    font-size: var(--fs-14);
  }
  & ol {
    margin-top: var(--s-8);
    padding-left: 1.25em;
    color: var(--text-2);
    font-size: var(--fs-13);
    list-style: decimal;
  }
  & li + li {
    margin-top: var(--s-4);
  }
`;

export const Art = styled.div`
  & > svg {
    width: 8rem;
    height: auto;
    margin: var(--s-8) auto 0;
  }
`;
