import styled, { keyframes } from 'styled-components';

const rise = keyframes`
  from { opacity: 0; transform: translateY(-.5rem); }
`;

const leave = keyframes`
  to { opacity: 0; transform: translateY(-.5rem); }
`;

export const Region = styled.section`
  position: fixed;
  z-index: var(--z-toast);
  top: calc(16px + var(--safe-top));
  left: 50%;
  display: grid;
  gap: 16px;
  justify-items: center;
  width: var(--col);
  margin-left: calc(var(--col) / -2);
  padding: 0 var(--gutter);
  pointer-events: none;
`;

export const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  max-width: 100%;
  min-height: 2.5rem;
  padding: var(--s-8) var(--s-16) var(--s-8) var(--s-12);
  border-radius: 1.25rem;
  background: var(--raised);
  box-shadow: var(--shadow);
  font-size: var(--fs-14);
  pointer-events: auto;
  animation: ${rise} var(--t) var(--ease);

  &[data-leaving] {
    pointer-events: none;
    animation: ${leave} var(--t-fast) ease-in forwards;
  }
`;

export const Sign = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border-radius: 50%;
  background: #1560cc;
  color: #fff;

  & svg {
    width: 0.75rem;
    height: 0.75rem;
    stroke-width: 3;
  }
  [data-tone='success'] > & {
    background: #0b7a45;
  }
  [data-tone='warning'] > & {
    background: #a35200;
  }
  [data-tone='error'] > & {
    background: #c9261a;
  }
`;

export const Words = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  word-break: break-word;
`;

export const Repeats = styled.span`
  flex: none;
  padding: 0 0.375rem;
  border-radius: var(--r-full);
  background: var(--sunken);
  color: var(--text-2);
  font-family: var(--font-num);
  font-size: var(--fs-12);
`;
