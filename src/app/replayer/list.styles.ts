import styled from 'styled-components';

export const Sieves = styled.div`
  display: grid;
  gap: var(--s-8);
  padding: var(--s-12) var(--s-16) var(--s-8);

  & > input {
    width: 100%;
    min-height: var(--touch);
    padding: 0 var(--s-12);
    border: 1px solid var(--field-line);
    border-radius: var(--r-8);
    background: var(--surface);
    font-size: var(--fs-14);
  }
  & > p {
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const LaneChips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4) var(--s-8);
`;

/** The colour of a lane, told by place and words as well. */
const laneColours = `
  &[data-lane='route'] { --lane: var(--primary); --track: 0; }
  &[data-lane='request'] { --lane: var(--forever); --track: 1; }
  &[data-lane='machine'] { --lane: var(--success); --track: 2; }
  &[data-lane='tap'] { --lane: var(--warning); --track: 3; }
  &[data-lane='other'] { --lane: var(--text-3); --track: 4; }
`;

export const LaneDot = styled.i`
  ${laneColours}
  display: inline-block;
  width: 0.5rem;
  height: 0.5rem;
  margin-inline-end: var(--s-4);
  border-radius: var(--r-full);
  background: var(--lane);
`;

export const Scroller = styled.div`
  flex: 1;
  min-height: 8rem;
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--surface);

  &:focus-visible {
    outline-offset: -0.125rem;
  }
`;

/** As high as all lines; those that are drawn stand at their place in it. */
export const Stretch = styled.div`
  box-sizing: border-box;
`;

/** Height of a line: known beforehand, so that ten thousand of them need no measuring. */
export const LINE_REM = 3.25;

export const Line = styled.div`
  ${laneColours}
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--s-8);
  height: ${LINE_REM}rem;
  padding: 0 var(--s-12) 0 var(--s-8);
  border-bottom: 1px solid var(--line);
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--primary-tint);
    box-shadow: inset 0.1875rem 0 var(--primary);
  }
  & code {
    display: block;
    overflow: hidden;
    font-family: inherit;
    font-size: var(--fs-13);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    display: block;
    overflow: hidden;
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Four tracks and one for the rest; the dot stands in the lane of the action. */
export const Tracks = styled.span`
  position: relative;
  align-self: stretch;
  background: repeating-linear-gradient(
    90deg,
    transparent 0 calc(0.3125rem - 0.5px),
    var(--line) calc(0.3125rem - 0.5px) calc(0.3125rem + 0.5px),
    transparent calc(0.3125rem + 0.5px) 0.625rem
  );

  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: calc(0.3125rem + var(--track) * 0.625rem);
    width: 0.5625rem;
    height: 0.5625rem;
    border-radius: var(--r-full);
    background: var(--lane);
    transform: translate(-50%, -50%);
  }
`;

export const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-4);
  max-width: 9rem;
`;

export const Tag = styled.b`
  padding: 0 var(--s-4);
  border-radius: var(--r-4);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-12);
  font-weight: 600;
  white-space: nowrap;

  &[data-kind='crash'],
  &[data-kind='threw'],
  &[data-kind='dead'],
  &[data-kind='rage'],
  &[data-kind='divergence'] {
    background: var(--error-tint);
    color: var(--error);
  }
  &[data-kind='gap'] {
    background: var(--sunken);
    color: var(--text-2);
  }
  &[data-kind='note'] {
    background: var(--primary-tint);
    color: var(--primary);
  }
`;

export const Nothing = styled.p`
  padding: var(--s-24) var(--s-16);
  color: var(--text-2);
  text-align: center;
`;
