import styled from 'styled-components';

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
