import styled from 'styled-components';

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
  [data-theme='dark'] & {
    background: linear-gradient(180deg, #14284a, #0c1420);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      background: linear-gradient(180deg, #14284a, #0c1420);
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

  @media (min-width: 769px) {
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
  [data-theme='dark'] & {
    opacity: 0.42;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      opacity: 0.42;
    }
  }
`;
