import styled, { keyframes } from 'styled-components';
import { rangeInput } from './range.styles';

const bar = `
  position: fixed;
  z-index: var(--z-float);
  left: 50%;
  width: var(--col);
  margin-left: calc(var(--col) / -2);
  background: var(--bar);
  color: var(--text);
  -webkit-backdrop-filter: blur(1rem);
  backdrop-filter: blur(1rem);
`;
const fromTop = keyframes`from { transform: translateY(-100%); }`;
const toTop = keyframes`to { transform: translateY(-100%); }`;
/* As far as the mark above the bar reaches. */
const fromBottom = keyframes`from { transform: translateY(calc(100% + 2rem)); }`;
const toBottom = keyframes`to { transform: translateY(calc(100% + 2rem)); }`;

export const TopBar = styled.header`
  ${bar}
  top: 0;
  display: flex;
  align-items: center;
  gap: var(--s-4);
  min-height: calc(3.375rem + var(--safe-top));
  padding: var(--safe-top) var(--s-8) 0 var(--s-4);
  animation: ${toTop} var(--t) var(--ease) forwards;

  &[data-open] {
    animation: ${fromTop} var(--t) var(--ease);
  }
  & > p {
    flex: 1;
    min-width: 0;
    line-height: 1.35;
  }
  & b,
  & small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    font-size: min(var(--fs-16), 1.25rem);
    font-weight: 600;
  }
  & small {
    color: var(--text-2);
    font-size: min(var(--fs-12), 1rem);
  }
`;

export const BottomBar = styled.footer`
  ${bar}
  bottom: 0;
  padding-bottom: var(--safe-bottom);
  border-radius: var(--r-16) var(--r-16) 0 0;
  box-shadow: var(--shadow-up);
  animation: ${toBottom} var(--t) var(--ease) forwards;

  &[data-open] {
    animation: ${fromBottom} var(--t) var(--ease);
  }
`;

export const Chapters = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: var(--s-8) var(--s-16) 0;

  & > button {
    flex: none;
    min-height: var(--touch);
    font-size: min(var(--fs-14), 1.125rem);
  }
  & > button[data-main]:not(:disabled) {
    color: var(--primary);
    font-weight: 600;
  }
  & > button:disabled {
    color: var(--text-3);
  }
`;

export const Range = styled.span`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  height: var(--touch);

  &[data-turned] {
    direction: rtl;
  }
  ${rangeInput}
  & > output {
    position: absolute;
    bottom: calc(100% + 0.125rem);
    left: 50%;
    padding: 0.125rem var(--s-8);
    border-radius: var(--r-full);
    background: rgb(8 20 40 / 0.78);
    color: var(--on-art);
    font: 500 min(var(--fs-13), 1rem) / 1.6 var(--font-num);
    font-variant-numeric: tabular-nums;
    direction: ltr;
    white-space: nowrap;
    transform: translateX(-50%);
    pointer-events: none;
  }
`;

export const Acts = styled.div`
  display: flex;
  padding: 0 var(--s-8) var(--s-8);

  & > button {
    display: grid;
    flex: 1 1 0;
    justify-items: center;
    gap: 0.25rem;
    min-width: 0;
    min-height: 3.5rem;
    padding: var(--s-8) 0 var(--s-4);
    color: var(--text-2);
    font-size: min(var(--fs-12), 1rem);
  }
  & > button[aria-pressed='true'] {
    color: var(--primary);
  }
  & svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;
