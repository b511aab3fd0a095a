import styled from 'styled-components';

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

export const AboutOpen = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  min-height: var(--touch);
  margin: -0.75rem 0 -0.75rem auto;
  color: var(--text-2);
  font-size: var(--fs-13);

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;

export const About = styled.p`
  margin: 0 var(--gutter) var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-13);
  line-height: 1.6;
`;
