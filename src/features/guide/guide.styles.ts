import styled from 'styled-components';

/* Two pictures side by side, the last step under both. */
export const Steps = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-12);
  counter-reset: step;
  color: var(--text);
  font-size: var(--fs-13);
  line-height: 1.4;
  text-align: center;

  & > li {
    position: relative;
    min-width: 0;
    counter-increment: step;
  }
  & > li::before {
    content: counter(step);
    position: absolute;
    z-index: 1;
    top: 0.375rem;
    left: 0.375rem;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background: var(--primary-fill);
    color: var(--on-fill);
    font-size: var(--fs-12);
    font-weight: 600;
    line-height: 1.25rem;
    text-align: center;
  }
  & svg {
    display: block;
    width: 100%;
    height: auto;
    margin-bottom: var(--s-8);
    border-radius: var(--r-12);
    background: var(--raised-sunken);
  }
`;

export const Last = styled.li`
  grid-column: 1 / -1;
  min-height: 2rem;
  padding: 0.375rem var(--s-12) 0.375rem 2.125rem;
  border-radius: var(--r-12);
  background: var(--raised-sunken);
  text-align: left;
`;

export const Missing = styled.p`
  margin-top: var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-12);
  text-align: left;
`;
