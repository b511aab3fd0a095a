import styled from 'styled-components';

export const Root = styled.div`
  position: relative;
  overflow: hidden;
  background: var(--surface);
`;

export const Tray = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  display: flex;
  visibility: hidden;

  ${Root}[data-open] > &,
  ${Root}[data-held] > & {
    visibility: visible;
  }
`;

export const Act = styled.button`
  min-width: 4.25rem;
  padding: 0 var(--s-12);
  color: #fff;
  background: #4c5c71;
  font-size: var(--fs-14);

  &[data-tone='danger'] {
    background: var(--badge-count);
  }
  &:focus-visible {
    outline-offset: -0.1875rem;
    outline-color: #fff;
  }
`;

export const Front = styled.div`
  position: relative;
  background: var(--surface);
  transform: translateX(var(--slide, 0));
  transition: transform var(--t) var(--ease);

  ${Root}[data-held] > & {
    transition: none;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;
