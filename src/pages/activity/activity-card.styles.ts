import styled from 'styled-components';

export const Card = styled.a`
  position: relative;
  display: block;
  margin-bottom: var(--s-12);
  overflow: hidden;
  border-radius: var(--r-16);
  background: var(--surface);
  color: inherit;

  &[data-status='ended'] img {
    filter: grayscale(0.7);
  }
  &[data-row] {
    display: flex;
    align-items: center;
    padding: var(--s-12) 0 var(--s-12) var(--s-12);
  }
  &[data-row] > :first-child {
    flex: none;
    width: 7.25rem;
    border-radius: var(--r-8);
  }
  &[data-row] > :last-child {
    flex: 1;
    min-width: 0;
    padding: 0 var(--s-12);
  }
`;

export const Status = styled.span`
  position: absolute;
  top: var(--s-8);
  left: var(--s-8);
  padding: 0.125rem var(--s-8);
  border-radius: var(--r-full);
  background: var(--raised);
  color: var(--text-2);
  font-size: var(--fs-12);
  font-weight: 600;

  &[data-status='running'] {
    color: var(--success);
  }
  &[data-status='running']::before {
    content: '';
    display: inline-block;
    width: 0.375rem;
    height: 0.375rem;
    margin-right: 0.25rem;
    border-radius: 50%;
    background: currentcolor;
    vertical-align: 0.0625rem;
  }
  &[data-status='upcoming'] {
    color: var(--primary);
  }
  [data-row] & {
    position: static;
    padding: 0;
    background: none;
  }
`;

export const Words = styled.div`
  padding: var(--s-12) 0.875rem 0.875rem;

  & h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-8);
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & h2 i {
    padding: 0 0.375rem;
    border-radius: var(--r-4);
    background: var(--primary-tint);
    color: var(--primary);
    font-size: var(--fs-12);
    font-style: normal;
    font-weight: 500;
  }
  & p {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    margin-top: 0.125rem;
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & p svg,
  & span svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }
`;

export const BoneWords = styled(Words)`
  display: grid;
  gap: var(--s-8);
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-12);
  margin-top: 0.375rem;
  color: var(--text-3);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
  }
`;

/* A member's own line, with the way to the next rung under it. */
export const Own = styled.div`
  margin-top: 0.125rem;
  color: var(--text-2);
  font-size: var(--fs-13);

  & > span {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-12);
  }
  & > span:first-child {
    flex-wrap: wrap;
    gap: 0 var(--s-12);
  }
  & b {
    flex: none;
    color: var(--warning);
    font-weight: 600;
  }
  & > span > span {
    flex: 1;
    height: 0.375rem;
    margin-top: 0;
  }
  & > span + span {
    margin-top: 0.375rem;
  }
  & small {
    flex: none;
    color: var(--text-2);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;
