import styled, { keyframes } from 'styled-components';

/* Two rounds and the way to the prize. */
const turn = keyframes`
  from { transform: rotate(0deg); }
  to { transform: rotate(calc(720deg + var(--rest))); }
`;

const wait = keyframes`
  50% { opacity: 0.4; }
`;

export const Root = styled.div`
  position: relative;
  width: min(20rem, 100%);
  margin: 1.25rem auto 0;
`;

export const Disc = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  border-radius: 50%;
  box-shadow: 0 0.75rem 1.75rem rgb(6 24 96 / 0.42);
  transform: rotate(var(--rest));

  /* Back to the start while the server draws, so that every turn begins there. */
  &[data-at='asking'] {
    transform: rotate(0deg);
    transition: transform var(--t) var(--ease);
  }
  &[data-at='turning'] {
    animation: ${turn} 0.9s cubic-bezier(0.16, 0.84, 0.3, 1) both;
  }

  & [data-rim] {
    fill: #2f74e6;
    stroke: #6a63e8;
    stroke-width: 3;
  }
  & [data-bulb='0'] {
    fill: #fff;
  }
  & [data-bulb='1'] {
    fill: #ffe38a;
  }
  & [data-face] {
    fill: #fff;
  }
  & g > path {
    fill: #fff;
  }
  & g[data-odd] > path {
    fill: #d9e8ff;
  }
  & g[data-rank='-1'] > path {
    fill: #f1f6ff;
  }
  & g[data-rank='0'] > path {
    fill: #5b4be0;
  }
  & g[data-rank='1'] > path {
    fill: #0b7f9e;
  }
  & g > [data-star] {
    fill: #b6c9e4;
  }
  & text {
    fill: #4c5c71;
    font-size: 14px;
    font-weight: 600;
    text-anchor: middle;
  }
  & text[data-prize] {
    fill: #10233d;
    font-family: var(--font-num);
    font-size: 22px;
    font-weight: 700;
  }
  & text tspan {
    font-size: 12px;
  }
  & g[data-rank='0'] text,
  & g[data-rank='1'] text {
    fill: #fff;
  }
`;

export const Pointer = styled.svg`
  position: absolute;
  z-index: 1;
  top: -0.75rem;
  left: 50%;
  width: 3rem;
  height: 3.5rem;
  margin-left: -1.5rem;
  pointer-events: none;
`;

export const Hub = styled.button`
  position: absolute;
  top: 50%;
  left: 50%;
  display: grid;
  place-content: center;
  justify-items: center;
  width: 5.75rem;
  height: 5.75rem;
  margin: -2.875rem 0 0 -2.875rem;
  border-radius: 50%;
  background: var(--g-primary);
  box-shadow: 0 0 0 0.375rem #fff, 0 0.375rem 1rem 0.25rem rgb(6 24 96 / 0.4);
  color: var(--on-fill);
  line-height: 1.25;

  & b {
    font-size: 1.5rem;
  }
  & span {
    font-size: var(--fs-12);
  }
  &[data-at='asking'] > * {
    animation: ${wait} 1s linear infinite;
  }
`;
