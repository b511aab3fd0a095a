import styled, { keyframes } from 'styled-components';
import { fold } from '@/ui/fold/fold.styles';

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

export const Stage = styled.section`
  position: relative;
  isolation: isolate;
  padding: 1rem var(--gutter) 1.5rem;
  color: #fff;
  text-align: center;

  & > h2 {
    font-size: 2rem;
    font-weight: 800;
    letter-spacing: 0.04em;
    line-height: 1.2;
    overflow-wrap: anywhere;
    text-shadow: 0 0.125rem 0 #0e3288;
  }
  & > p {
    margin-top: 0.375rem;
    color: #e6f0ff;
    font-size: var(--fs-13);
  }
`;

/* Rays from the wheel's middle over the blue that fades into the page. */
export const Ground = styled.div`
  position: absolute;
  z-index: -1;
  top: 0;
  right: 0;
  bottom: -4rem;
  left: 0;
  overflow: hidden;
  background: linear-gradient(180deg, #123a9c 0, #2456cc 45%, #2f66dc 72%, var(--page));
  pointer-events: none;

  [data-theme='dark'] & {
    background: linear-gradient(180deg, #0b1e5c 0, #17398c 45%, #1b3a72 72%, var(--page));
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      background: linear-gradient(180deg, #0b1e5c 0, #17398c 45%, #1b3a72 72%, var(--page));
    }
  }
  &::before {
    content: '';
    position: absolute;
    top: 17rem;
    left: 50%;
    width: 60rem;
    height: 60rem;
    background: repeating-conic-gradient(rgb(255 255 255 / 0.1) 0 7.5deg, transparent 0 15deg);
    transform: translate(-50%, -50%);
    -webkit-mask: radial-gradient(closest-side, #000 20%, transparent 78%);
    mask: radial-gradient(closest-side, #000 20%, transparent 78%);
  }
`;

/* A tap anywhere shows the result. */
export const Skip = styled.div`
  position: fixed;
  z-index: 1;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
`;

export const Below = styled.div`
  position: relative;
  display: grid;
  gap: var(--s-12);
  padding: 0 var(--gutter);

  & > p {
    color: var(--text-2);
    font-size: var(--fs-14);
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  & > p > button {
    position: relative;
    display: inline-flex;
    align-items: center;
    color: var(--primary);
    font-weight: 600;
  }
  & > p > button::after {
    content: '';
    position: absolute;
    inset: -0.75rem -0.5rem;
  }
  & > p svg {
    width: 1rem;
    height: 1rem;
  }
`;

export const News = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 0.875rem;
  overflow: hidden;
  border-radius: var(--r-12);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: var(--warning);
  }
`;

export const Line = styled.p`
  display: flex;
  flex: 1;
  justify-content: space-between;
  gap: var(--s-8);
  min-width: 0;
  animation: ${rise} var(--t-slow) var(--ease);

  & small {
    flex: none;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

/* Over the dialog's upper edge. */
export const Above = styled.div`
  position: absolute;
  top: -6rem;
  right: 0;
  left: 0;
  pointer-events: none;
`;

export const Won = styled.p`
  color: var(--text);
  font-family: var(--font-num);
  font-size: calc(3.5rem * var(--text-scale));
  font-weight: 700;
  line-height: 1.15;

  & small {
    margin-left: 0.25rem;
    font-size: var(--fs-18);
  }
`;

export const Missed = styled.svg`
  display: block;
  width: 7.5rem;
  height: auto;
  margin: 0 auto;
`;

export const Shop = styled.div`
  display: grid;
  justify-items: center;
  margin-top: var(--s-12);

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--primary);
    font-size: var(--fs-14);
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
`;

export const Odds = styled.dl`
  display: grid;
  gap: var(--s-16);
  font-variant-numeric: tabular-nums;

  & > div {
    display: grid;
    grid-template-columns: 6rem 1fr 3.5rem;
    align-items: center;
    gap: var(--s-8);
  }
  & dt {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    font-size: var(--fs-14);
  }
  & dt svg {
    width: 1.125rem;
    height: auto;
  }
  & dd:last-child {
    font-weight: 600;
    text-align: right;
  }
`;

export const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 0.5rem;
  border-radius: var(--r-full);
  background: var(--sunken);
  fill: var(--primary-fill);

  &[data-nothing] {
    fill: var(--text-3);
  }
`;

export const Mean = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  margin: var(--s-16) 0 var(--s-8);
  padding: 0.75rem;
  border-radius: var(--r-12);
  background: var(--primary-tint);
  font-size: var(--fs-14);

  & svg {
    flex: none;
    width: 1.125rem;
    height: auto;
  }
`;

export const Question = styled.details`
  ${fold}
  & + & {
    border-top: 1px solid var(--line);
  }
  & > summary {
    font-weight: 600;
  }
  & > p {
    padding-bottom: var(--s-12);
    color: var(--text-2);
    font-size: var(--fs-14);
  }
`;
