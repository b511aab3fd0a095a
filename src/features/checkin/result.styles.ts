import styled, { keyframes } from 'styled-components';

const fall = keyframes`
  from { transform: translateY(-2.5rem) rotate(-30deg); opacity: 0; }
  50% { opacity: 1; }
`;

/* Diamonds fall once; whoever wants no motion sees them lie there. */
export const Coins = styled.div`
  position: relative;
  height: 4.5rem;
  margin-top: var(--s-12);

  & > svg {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 2rem;
    height: auto;
    animation: ${fall} var(--t-tabs) var(--ease) both;
  }
  & > svg:nth-child(1) { margin-left: -3.5rem; animation-delay: var(--t-fast); }
  & > svg:nth-child(2) { margin-left: -1.25rem; width: 2.5rem; }
  & > svg:nth-child(3) { margin-left: 1.5rem; animation-delay: var(--t); }
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
