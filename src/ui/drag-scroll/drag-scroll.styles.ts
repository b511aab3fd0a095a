import styled from 'styled-components';

export const Root = styled.div`
  overflow-x: auto;
  overflow-y: hidden;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  -webkit-overflow-scrolling: touch;

  &::-webkit-scrollbar {
    display: none;
  }
  &[data-dragging] {
    scroll-snap-type: none !important;
    cursor: grabbing;
    user-select: none;
    -webkit-user-select: none;
  }
`;
