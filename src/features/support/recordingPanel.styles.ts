import styled from 'styled-components';

export const Panel = styled.section`
  display: grid;
  gap: var(--s-8);
  color: var(--text-2);
  font-size: var(--fs-13);

  & h3 {
    color: var(--text);
    font-size: var(--fs-13);
    font-weight: 600;
  }
  & ul {
    display: grid;
    gap: var(--s-4);
    padding-left: 1.125rem;
    list-style: disc;
  }
`;

export const Lists = styled.div`
  display: grid;
  gap: var(--s-8);
  padding: var(--s-12);
  border-radius: var(--r-8);
  background: var(--sunken);
`;

export const Bar = styled.div`
  height: 0.25rem;
  overflow: hidden;
  border-radius: 0.125rem;
  background: var(--line);

  &::before {
    content: '';
    display: block;
    height: 100%;
    background: var(--primary-fill);
    transform: scaleX(var(--share));
    transform-origin: left;
  }
`;

export const NotSent = styled.p`
  padding: var(--s-8) var(--s-12);
  border-radius: var(--r-8);
  background: var(--error-tint);
  color: var(--error);
`;

export const CaseNumber = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  padding: var(--s-12);
  border-radius: var(--r-8);
  background: var(--sunken);
  text-align: center;

  & > strong {
    color: var(--text);
    font-size: var(--fs-24);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.04em;
    user-select: all;
  }
`;
