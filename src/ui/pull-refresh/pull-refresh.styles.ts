import styled, { keyframes } from 'styled-components';

const rest = keyframes`
  to { opacity: 1; }
`;

export const Root = styled.div`
  position: relative;
  overscroll-behavior-y: contain;
`;

export const Track = styled.div`
  position: relative;
  transition: transform var(--t-slow) var(--ease);

  /* At rest nothing is moved: a transform would catch the page's own fixed parts. */
  &[data-at='pulling'],
  &[data-at='loosing'] {
    transform: translate3d(0, calc(var(--pull, 0) * 1px), 0);
    transition: none;
    user-select: none;
    -webkit-user-select: none;
  }
  &[data-at='loading'],
  &[data-at='success'] {
    transform: translate3d(0, 50px, 0);
  }
`;

export const Head = styled.div`
  position: absolute;
  top: -50px;
  right: 0;
  left: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-8);
  height: 50px;
  color: var(--text-2);
  font-size: var(--fs-13);
  visibility: hidden;

  [data-at='pulling'] > &,
  [data-at='loosing'] > &,
  [data-at='loading'] > &,
  [data-at='success'] > & {
    visibility: visible;
  }
`;

export const Gem = styled.span`
  display: inline-grid;
  width: 1.25rem;

  & > svg {
    width: 1.25rem;
    height: auto;
  }
  [data-at='pulling'] & {
    opacity: calc(0.3 + var(--pull, 0) / 80);
  }
`;

/* Its length is the success time of F4; its end tells the owner, so that no timer is needed here. */
export const Rest = styled.span`
  animation: ${rest} var(--t-success) linear;

  /* Nothing moves in it, so reduced motion has no reason to cut the time to read it. */
  &&& {
    animation-duration: var(--t-success) !important;
  }
`;
