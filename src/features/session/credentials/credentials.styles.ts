import styled from 'styled-components';

export const Screen = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-20);
  padding: var(--s-16) 0 calc(var(--s-24) + var(--safe-bottom));
`;

export const Intro = styled.header`
  padding: 0 var(--gutter);

  & > h2 {
    font-size: var(--fs-22);
    font-weight: 700;
    line-height: 1.4;
  }
  & > p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const StepList = styled.ol`
  display: flex;
  gap: var(--s-12);
  padding: 0 var(--gutter);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > li {
    position: relative;
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-4) var(--s-8);
    padding-top: var(--s-12);
  }
  & > li::before {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    left: 0;
    height: 0.25rem;
    border-radius: var(--r-full);
    background: var(--line);
  }
  & > li > i {
    display: grid;
    place-items: center;
    width: 1.375rem;
    height: 1.375rem;
    flex: none;
    border-radius: 50%;
    background: var(--sunken);
    font-family: var(--font-num);
    font-size: var(--fs-12);
    font-style: normal;
  }
  & > li > i > svg {
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 3;
  }
  & > [data-at='open'] {
    color: var(--text);
    font-weight: 600;
  }
  & > [data-at='open']::before,
  & > [data-at='done']::before {
    background: var(--primary-fill);
  }
  & > [data-at='open'] > i {
    background: var(--primary-fill);
    color: var(--on-fill);
  }
  & > [data-at='done'] > i {
    background: var(--success-tint);
    color: var(--success);
  }
`;

export const SentTo = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > button {
    min-height: var(--touch);
    color: var(--primary);
  }
`;

export const Stuck = styled.button`
  justify-self: center;
  min-height: var(--touch);
  color: var(--primary);
  font-size: var(--fs-13);
`;

export const Keeps = styled.p`
  color: var(--text-2);
  font-size: var(--fs-12);
  text-align: center;
`;
