import styled from 'styled-components';

export const Box = styled.div`
  position: relative;
  flex: none;
  overflow: hidden;
  background: var(--box);

  /* Seams of white pages must not show the ground through the edge of a pixel. */
  &[data-at='shown'] {
    background: #fff;
  }
  & > img {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    -webkit-user-drag: none;
    filter: var(--filter);
  }
`;

/* The words stand on the drawing's own white, whatever the theme. */
export const Balloon = styled.p`
  position: absolute;
  display: grid;
  place-items: center;
  color: #14101f;
  font-size: calc(var(--page-width) * var(--size));
  font-weight: 600;
  line-height: 1.28;
  text-align: center;
  white-space: pre-line;
  word-break: break-all;
  filter: var(--filter);
  pointer-events: none;

  &[data-kind='shout'] {
    font-weight: 800;
  }
  &[data-kind='thought'] {
    color: #34405a;
    font-weight: 500;
  }
  &[data-kind='narration'] {
    font-weight: 500;
  }
`;

export const Failed = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--s-12);
  padding: var(--s-16);
  color: var(--ink-2);
  font-size: var(--fs-14);
  text-align: center;

  & > svg {
    width: 2rem;
    height: 2rem;
  }
  & > button {
    min-width: 7rem;
    min-height: var(--touch);
    padding: 0 var(--s-16);
    border: 1px solid currentcolor;
    border-radius: var(--r-full);
    color: var(--ink);
    font-size: var(--fs-14);
  }
`;
