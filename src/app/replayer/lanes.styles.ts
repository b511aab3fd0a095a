import styled from 'styled-components';

const NAME = '6rem';

/** Where there is room for them; a phone has the list. */
export const LanesRoot = styled.div`
  position: relative;
  display: none;
  flex: none;
  padding: var(--s-8) var(--s-16);
  border-top: 1px solid var(--line);
  background: var(--surface);

  @media (min-width: 64rem) and (min-height: 40rem) {
    display: block;
  }
  @media (min-width: 45rem) {
    [data-framed] > & {
      display: block;
    }
  }
`;

export const LaneRow = styled.div`
  display: grid;
  grid-template-columns: ${NAME} minmax(0, 1fr);
  align-items: center;
  height: 1.5rem;
  border-bottom: 1px solid var(--line);

  &[data-lane='route'] { --bar: var(--primary-tint); --word: var(--primary); }
  &[data-lane='tap'] { --bar: var(--text-2); --word: var(--text-2); }
  &[data-lane='machine'] { --bar: var(--forever-tint); --word: var(--forever); }
  &[data-lane='server'] { --bar: var(--success); --word: var(--text-2); }
  &[data-lane='request'] { --bar: var(--sunken); --word: var(--text-2); }
  & > div {
    position: relative;
    height: 100%;
    overflow: hidden;
  }
`;

export const LaneName = styled.b`
  overflow: hidden;
  color: var(--text-2);
  font-size: var(--fs-12);
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Bar = styled.button`
  position: absolute;
  top: 0.125rem;
  bottom: 0.125rem;
  min-width: 0.25rem;
  padding: 0 var(--s-4);
  border-radius: var(--r-4);
  background: var(--bar);
  box-shadow: inset 1px 0 var(--surface);
  color: var(--word);
  font-size: var(--fs-12);
  line-height: 1.25rem;
  text-align: start;
  overflow: hidden;
  white-space: nowrap;

  &[data-tone='good'] {
    background: var(--success-tint);
    color: var(--success);
  }
  &[data-tone='bad'] {
    background: var(--error-tint);
    color: var(--error);
  }
`;

export const Dot = styled.button`
  position: absolute;
  top: 50%;
  width: 0.625rem;
  height: 0.625rem;
  border-radius: var(--r-full);
  background: var(--bar);
  transform: translate(-50%, -50%);

  /* Nothing came of it: a ring is told from a dot without its colour. */
  &[data-tone='bad'] {
    border: 2px solid var(--error);
    background: transparent;
  }
`;

/** One answer of the server. */
export const Tick = styled.button`
  position: absolute;
  top: 0.25rem;
  bottom: 0.25rem;
  width: 0.25rem;
  border-radius: var(--r-4);
  background: var(--bar);

  &[data-tone='bad'] {
    background: var(--error);
  }
  &[data-tone='odd'] {
    background: var(--warning);
  }
`;

/** Time of which nothing is known. */
export const Hatch = styled.i`
  position: absolute;
  top: 0;
  bottom: 0;
  min-width: 0.5rem;
  background: repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 0.375rem);
`;

/** As wide as the lanes, moved by its own width: a jump lays nothing out. */
export const Playhead = styled.i`
  position: absolute;
  top: var(--s-8);
  bottom: var(--s-8);
  left: calc(var(--s-16) + ${NAME});
  right: var(--s-16);
  border-left: 2px solid var(--primary);
  pointer-events: none;
`;
