import styled from 'styled-components';

export const Line = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-12);
  padding: 0.75rem var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  color: inherit;

  & > p {
    flex: 1 1 9rem;
    min-width: 0;
    font-size: var(--fs-15);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
  & > div {
    flex: none;
    margin-left: auto;
    text-align: right;
  }
  & > div > b {
    display: block;
    font-family: var(--font-num);
    font-size: var(--fs-16);
    font-variant-numeric: tabular-nums;
  }
`;

export const Standing = styled.span`
  color: var(--text-2);
  font-size: var(--fs-12);

  &[data-status='paid'] {
    color: var(--success);
  }
  &[data-status='pending'],
  &[data-status='review'] {
    color: var(--warning);
  }
`;

export const Head = styled.section`
  padding: var(--s-24) var(--gutter) var(--s-16);
  text-align: center;

  & > b {
    display: block;
    font-family: var(--font-num);
    font-size: calc(2rem * var(--text-scale));
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  & > h2 {
    font-size: var(--fs-15);
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & > span {
    font-size: var(--fs-14);
  }
`;

export const Facts = styled.dl`
  margin: 0 var(--gutter) var(--s-12);
  padding: var(--s-4) var(--s-16);
  border-radius: var(--r-12);
  background: var(--surface);
  font-size: var(--fs-14);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-12);
    min-height: var(--touch);
    padding: var(--s-4) 0;
  }
  & > div + div {
    border-top: 1px solid var(--line);
  }
  & dt {
    flex: none;
    color: var(--text-2);
  }
  & dd {
    display: flex;
    flex: 1 1 8rem;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    min-width: 0;
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: right;
  }
  & dd > small {
    flex-basis: 100%;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & dd > button {
    margin: calc(-1 * var(--s-8)) -0.75rem calc(-1 * var(--s-8)) 0;
    color: var(--text-2);
  }
  & dd > button > svg {
    width: 1.0625rem;
    height: 1.0625rem;
  }
`;

export const Ways = styled.div`
  display: grid;
  gap: var(--s-12);
  margin: var(--s-4) var(--gutter) calc(var(--s-24) + var(--safe-bottom));
`;

export const Paper = styled.div`
  margin: var(--s-12) var(--gutter) calc(var(--s-24) + var(--safe-bottom));

  & > p {
    padding-bottom: var(--s-12);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;
