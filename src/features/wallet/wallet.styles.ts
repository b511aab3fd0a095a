import styled, { css } from 'styled-components';

/** What diamonds were for, as a colour: `--hue`. */
const hues = css`
  --hue: linear-gradient(145deg, #8a9ab0, #5d6b80);

  & [data-hue='blue'] {
    --hue: linear-gradient(145deg, #2a8cf5, #1560cc);
  }
  & [data-hue='teal'] {
    --hue: linear-gradient(145deg, #18b5b5, #0b7f9e);
  }
  & [data-hue='green'] {
    --hue: linear-gradient(145deg, #5fc27e, #1e9a5a);
  }
  & [data-hue='violet'] {
    --hue: linear-gradient(145deg, #8b6bf5, #5b4be0);
  }
  & [data-hue='orange'] {
    --hue: linear-gradient(145deg, #ffb03b, #f27a1a);
  }
  & [data-hue='red'] {
    --hue: linear-gradient(145deg, #ff7a59, #e8443a);
  }
  & [data-hue='vip'] {
    --hue: var(--g-navy);
  }
`;

export const MonthHead = styled.div`
  ${hues}
  padding: var(--s-16) var(--gutter) var(--s-8);
  background: var(--page);
  font-variant-numeric: tabular-nums;

  & > h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--s-12);
    font-size: var(--fs-16);
  }
  & > h2 > span {
    color: var(--text-2);
    font-size: var(--fs-12);
    font-weight: 400;
  }
  & > h2 b {
    color: var(--text);
  }
  & > div {
    display: flex;
    gap: 2px;
    height: 0.5rem;
    margin-top: var(--s-8);
    border-radius: var(--r-full);
    overflow: hidden;
  }
  & > div > i {
    flex: var(--share) 1 0;
    min-width: 0.25rem;
    background: var(--hue);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem var(--s-16);
    margin-top: var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > ul > li {
    display: flex;
    align-items: center;
    gap: 0.375rem;
  }
  & > ul i {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 2px;
    background: var(--hue);
  }
`;

export const Row = styled.div`
  ${hues}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-12);
  padding: 0.75rem var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  & > i {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: var(--r-12);
    background: var(--hue);
    color: #fff;
  }
  & > i > svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  & > i[data-hue='vip'] {
    color: #f7dda0;
  }
  & > [data-picture] {
    flex: none;
    width: 2.25rem;
  }
  & > p {
    flex: 1 1 9rem;
    min-width: 0;
    font-size: var(--fs-15);
    line-height: 1.4;
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
    font-family: var(--font-num);
    font-size: var(--fs-16);
    font-variant-numeric: tabular-nums;
  }
  & > div > b[data-sign='in'] {
    color: var(--success);
  }
`;

export const Wallet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-8) var(--s-4);
  padding: var(--s-12) var(--s-16);

  /* As wide as the number: a long one sends the two ways to a line of their own. */
  & > div {
    flex: 1 1 auto;
    min-width: min(7rem, 100%);
  }
  & h2 {
    color: var(--text-2);
    font-size: var(--fs-12);
    font-weight: 400;
  }
  & > div > div {
    display: flex;
    align-items: center;
    min-height: 2.375rem;
    font-size: calc(1.75rem * var(--text-scale));
    font-weight: 700;
    line-height: 1.3;
  }
  & > div > div[data-quiet] {
    color: var(--text-2);
    font-size: var(--fs-14);
    font-weight: 400;
  }
  & > span {
    display: flex;
    flex: none;
    align-items: center;
    margin-left: auto;
  }
  & > span > a:not([data-tone]) {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    padding: 0 0.875rem;
    color: var(--text-2);
  }
`;

/** The balance above its history. */
export const Balance = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-8) var(--s-16);
  margin: var(--s-12) var(--gutter) var(--s-4);
  padding: var(--s-16);
  border-radius: var(--r-16);
  background: var(--g-diamond);
  color: #fff;

  & h2 {
    font-size: var(--fs-13);
    font-weight: 400;
  }
  & > div > div {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
