import styled from 'styled-components';

export const Picks = styled.div`
  display: flex;

  & > label {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.25rem;
    min-height: var(--touch);
    color: var(--primary-line);
  }
  & > label:first-child {
    margin-left: -0.375rem;
  }
  & > label[data-on] {
    color: var(--mark-limited);
  }
  & input {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    margin: 0;
    border-radius: var(--r-8);
    opacity: 0;
  }
  & > label:focus-within {
    border-radius: var(--r-8);
    outline: 2px solid transparent;
  }
  & > label:has(:focus-visible) {
    outline-color: var(--primary);
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
    fill: currentColor;
  }
  &[data-size='l'] {
    justify-content: center;
  }
  &[data-size='l'] > label {
    width: 3rem;
    min-height: 3rem;
    margin: 0;
  }
  &[data-size='l'] svg {
    width: 2.125rem;
    height: 2.125rem;
  }
`;

export const Writing = styled.div`
  display: grid;
  gap: var(--s-8);
  padding-bottom: var(--keyboard, 0);
`;

export const Panel = styled.section`
  margin: 0 var(--gutter);
  border-radius: var(--r-12);
  background: var(--surface);
`;

export const Summary = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 1.125rem;
  min-height: calc(7.5rem * var(--text-scale));
  padding: var(--s-16) 0.875rem 0.875rem;
`;

export const Mean = styled.div`
  text-align: center;

  & > b {
    display: block;
    font: 700 calc(3rem * var(--text-scale)) / 1 var(--font-num);
    letter-spacing: -0.02em;
  }
  & > small {
    display: block;
    margin-top: var(--s-4);
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

/* Stars filled to a tenth: the amber row lies over the pale one, cut at the score. */
export const Measured = styled.span`
  position: relative;
  display: inline-block;
  margin-top: 0.375rem;
  line-height: 0;

  & > span {
    display: inline-flex;
    color: var(--primary-line);
  }
  & > span + span {
    position: absolute;
    top: 0;
    left: 0;
    overflow: hidden;
    width: var(--filled);
    color: var(--mark-limited);
  }
  & svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    fill: currentColor;
  }
`;

export const Bars = styled.ul`
  display: grid;
  gap: var(--s-4);
  color: var(--text-3);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;

  & > li {
    display: grid;
    grid-template-columns: auto 1fr 2.5em;
    align-items: center;
    gap: var(--s-8);
    white-space: nowrap;
  }
  & i {
    height: 0.375rem;
    overflow: hidden;
    border-radius: var(--r-full);
    background: var(--sunken);
  }
  & i::before {
    content: '';
    display: block;
    width: var(--share);
    height: 100%;
    border-radius: inherit;
    background: var(--mark-limited);
  }
  & small {
    text-align: right;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-8);
  padding: 0.625rem 0.875rem;
  border-top: 1px solid var(--line);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > b {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
  & > b[data-better] {
    color: var(--success);
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & > div > p {
    color: var(--text);
    font-size: var(--fs-14);
    font-weight: 600;
  }
`;

export const SortRow = styled.div`
  margin: var(--s-12) 0;
`;

export const Row = styled.article`
  padding: 0.875rem;

  & + & {
    border-top: 1px solid var(--line);
  }
`;

export const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;

  & > button:first-child {
    flex: none;
    margin: -0.375rem;
    padding: 0.375rem;
    border-radius: 50%;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-8);
    color: var(--text-3);
    font-size: var(--fs-12);
  }
  & b {
    overflow: hidden;
    color: var(--text);
    font-size: var(--fs-14);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Said = styled.div`
  margin-top: var(--s-8);
  font-size: var(--fs-14);
  line-height: 1.65;

  & > p:not([data-open]) {
    -webkit-line-clamp: 4;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-8);
  margin-top: 0.625rem;
  color: var(--text-3);
  font-size: var(--fs-12);

  & > time {
    margin-left: auto;
  }
  & > button:not([aria-pressed]) {
    min-height: var(--touch);
    padding: 0 var(--s-8);
    color: var(--text-2);
  }
`;

/* 30 high, 44 to the finger. */
export const Help = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.875rem;
  padding: 0 var(--s-12);
  border-radius: var(--r-full);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;

  &::after {
    content: '';
    position: absolute;
    top: -0.4375rem;
    right: 0;
    bottom: -0.4375rem;
    left: 0;
  }
  &[aria-pressed='true'] {
    background: var(--primary-tint);
    color: var(--primary);
    font-weight: 600;
  }
  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;

export const Answer = styled.div`
  margin-top: 0.625rem;
  padding: 0.625rem var(--s-12);
  border-radius: var(--r-8);
  background: var(--page);
  color: var(--text-2);
  font-size: var(--fs-13);
  line-height: 1.6;

  & > header {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  & b {
    color: var(--text);
  }
  & i {
    padding: 0 0.375rem;
    border-radius: var(--r-4);
    background: var(--primary-fill);
    color: var(--on-fill);
    font-size: var(--fs-10);
    font-style: normal;
    font-weight: 700;
    white-space: nowrap;
  }
  & time {
    margin-left: auto;
    color: var(--text-3);
    font-size: var(--fs-12);
    white-space: nowrap;
  }
`;

export const All = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 3rem;
  border-top: 1px solid var(--line);
  color: var(--primary);
  font-size: var(--fs-14);
  font-weight: 600;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;
