import styled, { keyframes } from 'styled-components';
import { fold } from '@/ui/fold/fold.styles';

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const pass = keyframes`
  20% { opacity: 1; }
  60% { opacity: 0; }
`;

const land = keyframes`
  from { opacity: 0; }
`;

/* Two rounds over the tiles, then the prize. */
const ROUND = '1s';
const RUN = '2s';

export const News = styled.div`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2rem;
  margin-bottom: var(--s-8);
  padding: 0 var(--s-12);
  overflow: hidden;
  border-radius: var(--r-full);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-12);

  & svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
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
  }
`;

export const Tile = styled.li`
  position: relative;
  isolation: isolate;
  display: flex;
  flex: 1 1 28%;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.25rem;
  min-height: 4.5rem;
  padding: var(--s-8) 0.25rem;
  border-radius: var(--r-12);
  background: var(--sunken);
  font-size: var(--fs-14);
  font-weight: 600;
  text-align: center;

  /* The light that runs over the tiles. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border-radius: inherit;
    background: var(--primary-tint);
    box-shadow: inset 0 0 0 0.125rem var(--primary-fill);
    opacity: 0;
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

export const Board = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-8);
  margin-bottom: var(--s-12);

  &[data-at='asking'] ${Tile}::before {
    animation: ${pass} ${ROUND} linear infinite;
  }
  &[data-at='running'] ${Tile}::before {
    animation: ${pass} ${ROUND} linear 2;
  }
  & ${Tile}:nth-child(2)::before {
    animation-delay: 0.2s;
  }
  & ${Tile}:nth-child(3)::before {
    animation-delay: 0.4s;
  }
  & ${Tile}:nth-child(4)::before {
    animation-delay: 0.6s;
  }
  & ${Tile}:nth-child(n + 5)::before {
    animation-delay: 0.8s;
  }
  &[data-at='shown'] ${Tile}[data-won] {
    color: var(--primary);
  }
  &[data-at='shown'] ${Tile}[data-won]::before {
    opacity: 1;
    animation: ${land} var(--t-slow) var(--ease);
    animation-delay: 0s;
  }
`;

export const Result = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--s-12);

  & p {
    font-size: var(--fs-16);
    font-weight: 600;
  }
  &[data-at='running'] p {
    animation: ${rise} var(--t-slow) var(--ease) both;
    animation-delay: ${RUN};
  }
`;

export const Odds = styled.details`
  ${fold}
  margin-top: var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-13);

  & dl > div {
    display: flex;
    justify-content: space-between;
    padding: 0.25rem 0;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  & > p {
    margin-top: var(--s-8);
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;
