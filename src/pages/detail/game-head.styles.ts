import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 0.875rem;
`;

export const Names = styled.div`
  flex: 1;
  min-width: 0;

  & h1 {
    font-size: var(--fs-22);
    font-weight: 700;
    line-height: 1.3;
  }
  & p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const TagRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  margin-top: 0.375rem;
`;

export const Stats = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-8) var(--s-12);
  margin: 1.125rem var(--s-4) var(--s-16);
  text-align: center;

  & > div {
    display: flex;
    flex-direction: column;
  }
  & dd {
    font: 700 var(--fs-18)/1.3 var(--font-num);
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const PriceLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-8);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > [data-size] {
    color: var(--text);
    font-size: var(--fs-18);
    font-weight: 700;
  }
`;

export const VipSlot = styled.div`
  margin-top: var(--s-12);
`;

/* The member's own: since when, for how much, which version came last. Its height is there before its words. */
export const Owned = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: calc(3.75rem * var(--text-scale));
  padding: 0.625rem var(--s-12) 0.625rem 0.875rem;
  border-radius: var(--r-12);
  background: var(--success-tint);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > i {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    background: var(--success);
    color: var(--surface);
  }
  & > i > svg {
    width: 1.125rem;
    height: 1.125rem;
    stroke-width: 3;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    color: var(--success);
    font-size: var(--fs-14);
  }
  & > a {
    display: flex;
    flex: none;
    align-items: center;
    min-height: var(--touch);
  }
  & > a > svg {
    width: 1rem;
    height: 1rem;
  }
`;
