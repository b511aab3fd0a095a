import styled from 'styled-components';
import { media } from '@/theme/breakpoints';

export const Root = styled.div`
  position: fixed;
  z-index: -1;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: none;
  overflow: hidden;
  background: linear-gradient(180deg, #8ec5ff, #d9ecff 60%, #f2f7fd);
  pointer-events: none;

  @media (min-width: 521px) {
    display: block;
  }
  /* Night falls over the finished picture: layers that are themselves transparent would show through each other. */
  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: linear-gradient(rgb(8 18 44 / 0.74), rgb(8 18 40 / 0.84));
    opacity: 0;
  }
  [data-theme='dark'] &::after {
    opacity: 1;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) &::after {
      opacity: 1;
    }
  }
`;

export const Layer = styled.div`
  position: absolute;
  top: -24px;
  right: -24px;
  bottom: -24px;
  left: -24px;
  display: none;
  transform: translate3d(
    calc(var(--pointer-x, 0) * var(--reach) * 1px),
    calc(var(--pointer-y, 0) * var(--reach) * 1px),
    0
  );
  transition: transform var(--t-slow) ease-out;

  @media ${media.tabletUp} {
    display: block;
  }
  & > svg,
  & > img {
    width: 100%;
    height: 100%;
  }
  &[data-depth='far'] {
    --reach: 6;
  }
  &[data-depth='middle'] {
    --reach: 14;
  }
  &[data-depth='near'] {
    --reach: 24;
  }
`;
