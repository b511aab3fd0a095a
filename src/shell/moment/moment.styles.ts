import styled, { keyframes } from 'styled-components';

const forward = keyframes`
  from { opacity: 0; transform: scale(0.6); }
`;

const fly = keyframes`
  from { opacity: 0; transform: translateY(3rem) scale(0.5); }
  40% { opacity: 1; }
`;

export const Paper = styled.i`
  position: absolute;
  width: 0.5rem;
  height: 0.8125rem;
  border-radius: 0.125rem;
`;

/* Where each paper comes to lie, over the edge of what is celebrated. */
export const Root = styled.div`
  --paper-1: #ffd86b;
  --paper-2: #37c6e8;
  --paper-3: #ff8a80;
  --paper-4: #a79cff;
  --paper-5: #8ed95b;
  position: relative;
  isolation: isolate;
  padding-top: 1.75rem;
  pointer-events: none;

  &[data-tone='gold'] {
    --paper-1: #f7dda0;
    --paper-2: #d9a441;
    --paper-3: #fbe9be;
    --paper-4: #f0c670;
    --paper-5: #d9a441;
  }
  &[data-plays] > * {
    animation: ${forward} var(--t-slow) var(--ease) both;
  }
  &[data-plays] > ${Paper} {
    animation: ${fly} var(--t-tabs) var(--ease) both;
  }
  & > ${Paper}:nth-of-type(1) { top: 2.5rem; left: 4%; background: var(--paper-1); rotate: 20deg; }
  & > ${Paper}:nth-of-type(2) { top: 1rem; left: 18%; background: var(--paper-2); rotate: -30deg; }
  & > ${Paper}:nth-of-type(3) { top: 0; left: 36%; background: var(--paper-3); rotate: 75deg; }
  & > ${Paper}:nth-of-type(4) { top: 0.375rem; left: 64%; background: var(--paper-4); rotate: 60deg; }
  & > ${Paper}:nth-of-type(5) { top: 1.5rem; left: 85%; background: var(--paper-5); rotate: -15deg; }
  & > ${Paper}:nth-of-type(6) { top: 3.25rem; left: 94%; background: var(--paper-3); rotate: 40deg; }
`;

/* A pile of diamonds: four and one before them. */
export const Pile = styled.div`
  position: relative;
  height: 5.25rem;

  & > svg {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 3.5rem;
    height: auto;
  }
  & > svg:nth-of-type(1) { margin-left: -5rem; }
  & > svg:nth-of-type(2) { margin-left: 1.5rem; }
  & > svg:nth-of-type(3) { bottom: 1.75rem; margin-left: -3.5rem; }
  & > svg:nth-of-type(4) { bottom: 1.75rem; margin-left: 0; }
  & > svg:nth-of-type(5) { width: 4.5rem; margin-left: -2.25rem; }
`;
