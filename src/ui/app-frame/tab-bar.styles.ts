import styled from 'styled-components';
import { media } from '@/theme/breakpoints';

export const Bar = styled.nav`
  position: fixed;
  z-index: var(--z-float);
  bottom: 0;
  left: 50%;
  display: flex;
  width: var(--col);
  min-height: calc(var(--tabbar) + var(--safe-bottom));
  margin-left: calc(var(--col) / -2);
  padding-bottom: var(--safe-bottom);
  background: var(--bar);
  -webkit-backdrop-filter: blur(1.25rem) saturate(1.6);
  backdrop-filter: blur(1.25rem) saturate(1.6);
  box-shadow: 0 -1px 0 var(--bar-line);
  color: var(--text-3);
  --tab-on: var(--primary);
  --tab-ground: var(--surface);

  &[data-reversed] {
    background: var(--glass-dark);
    box-shadow: 0 -1px 0 var(--glass-dark-line);
    color: var(--glass-dark-text);
    --tab-on: #fff;
    --tab-ground: #12192a;
  }

  & a {
    display: grid;
    flex: 1;
    align-content: center;
    justify-items: center;
    gap: 0.125rem;
    padding: 0.25rem 0;
    font-size: min(var(--fs-10), 0.875rem);
    line-height: 1.3;
    -webkit-touch-callout: none;

    & svg {
      width: 1.5625rem;
      height: 1.5625rem;
      fill: none;
      stroke: currentColor;
      stroke-width: 1.8;
      stroke-linecap: round;
      stroke-linejoin: round;
      transition: transform var(--t-fast) var(--ease);
    }
    &[aria-current] {
      color: var(--tab-on);
      font-weight: 700;
    }
    &:active svg {
      transform: scale(0.86);
    }
    &[aria-current] [data-part='shape'] {
      fill: currentColor;
    }
    &[aria-current] [data-part='mark'] {
      stroke: var(--tab-ground);
    }
    @media ${media.low} {
      grid-auto-flow: column;
      justify-content: center;
      align-items: center;
      gap: 0.375rem;
      padding: 0;

      & svg {
        width: 1.25rem;
        height: 1.25rem;
      }
    }
  }
`;
