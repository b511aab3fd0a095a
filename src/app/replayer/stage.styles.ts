import styled from 'styled-components';
import { Pane } from './replayer.styles';

export const StageRoot = styled(Pane)``;

export const PaneHead = styled.header`
  padding: var(--s-12) var(--s-16) var(--s-8);

  & > h2 {
    font-size: var(--fs-16);
  }
  & > p {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const Glass = styled.div`
  display: grid;
  flex: 1;
  justify-items: center;
  align-content: start;
  min-height: 0;
  margin: 0 var(--s-16) var(--s-16);
  overflow: hidden;

  & > p {
    color: var(--text-3);
    font-size: var(--fs-13);
  }
`;

export const Sheet = styled.div`
  position: relative;
`;

/** Where a finger came down; the screen under it is somebody else's document. */
export const TapRing = styled.i`
  position: absolute;
  width: 2.25rem;
  height: 2.25rem;
  border: 3px solid var(--primary);
  border-radius: var(--r-full);
  transform: translate(-50%, -50%);
  pointer-events: none;

  &[data-odd] {
    border-color: var(--error);
  }
`;

export const Frame = styled.iframe`
  border: 1px solid var(--line);
  border-radius: var(--r-12);
  background: var(--page);
  transform-origin: 0 0;
`;
