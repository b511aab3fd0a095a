import styled from 'styled-components';

export const Card = styled.article`
  display: flex;
  gap: var(--s-12);
  padding: 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);

  &[data-over] h2,
  &[data-over] p {
    color: var(--text-3);
  }
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;

  & > p {
    margin-top: 0.125rem;
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & > small {
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s-8);

  & > div {
    min-width: 0;
  }
  & h2 {
    font-size: var(--fs-16);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
  & > button {
    flex: none;
  }
`;

export const Stock = styled.svg`
  display: block;
  width: 100%;
  height: 0.25rem;
  margin: var(--s-8) 0 0.25rem;
  fill: var(--sunken);

  & [data-left] {
    fill: var(--primary-fill);
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem var(--s-8);
  margin-top: 0.25rem;
  color: var(--text-3);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;
`;

export const Soon = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.1875rem;
  padding: 0.0625rem 0.375rem;
  border-radius: var(--r-full);
  background: var(--error-tint);
  color: var(--error);
  font-weight: 600;

  & svg {
    width: 0.75rem;
    height: 0.75rem;
  }
`;

export const Reason = styled.div`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  margin-top: var(--s-8);
  padding: 0.25rem 0.25rem 0.25rem var(--s-8);
  border-radius: var(--r-8);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-12);

  &[data-met] {
    background: var(--sunken);
    color: var(--text-2);
  }
  & svg {
    flex: none;
    width: 0.75rem;
    height: 0.75rem;
  }
  & span {
    flex: 1;
    min-width: 0;
  }
  & a {
    position: relative;
    flex: none;
    padding: 0.1875rem var(--s-8);
    border-radius: var(--r-full);
    background: var(--surface);
    color: var(--primary);
    font-weight: 600;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: -0.75rem -0.25rem;
  }
`;
