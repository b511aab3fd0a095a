import styled from 'styled-components';

/* A tick a day; today's is the large one. */
export const Streak = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  height: 2rem;
  margin-top: var(--s-12);

  & > i {
    position: relative;
    width: 1.25rem;
    height: 1.25rem;
    border-radius: 50%;
    background: var(--sunken);
  }
  & > i[data-on] {
    background: var(--primary-tint);
    color: var(--primary);
  }
  & > i[data-on]::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: 0.25rem;
    height: 0.5rem;
    border: solid currentColor;
    border-width: 0 0.125rem 0.125rem 0;
    transform: translate(-50%, -60%) rotate(42deg);
  }
  & > i[data-last] {
    width: 1.75rem;
    height: 1.75rem;
    background: var(--primary-fill);
    color: var(--on-fill);
  }
`;

export const Got = styled.div`
  display: grid;
  gap: var(--s-4);
  padding-top: var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-13);
  text-align: center;

  & > p[data-bonus] {
    color: var(--warning);
    font-weight: 600;
  }
  & [data-size='hero'] {
    color: var(--text);
  }
`;

export const Home = styled.button`
  display: block;
  min-height: var(--touch);
  margin: var(--s-4) auto 0;
  padding: 0 var(--s-16);
  color: var(--primary);
  font-size: var(--fs-14);
`;
