import styled from 'styled-components';

export const Grid = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--s-8);
`;

export const Tile = styled.li`
  position: relative;
  overflow: hidden;
  border-radius: var(--r-12);
  background: var(--sunken);
  touch-action: pan-y;

  &[data-held] {
    z-index: 1;
    box-shadow: 0 0.5rem 1.5rem rgb(16 35 61 / 0.3);
    opacity: 0.9;
    transform: translate(var(--dx, 0), var(--dy, 0));
  }
`;

/* What is said of a picture lies on it and never on its buttons. */
export const Face = styled.div`
  position: relative;

  & > span:first-child {
    display: block;
  }
`;

export const Over = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--s-4);
  background: var(--glass);
  color: var(--on-art);
  font-size: var(--fs-12);
  text-align: center;

  & button {
    min-height: var(--touch);
    padding: 0 var(--s-12);
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
`;

/* How far a picture is: drawn anew is a third, sent is all of it. */
export const Bar = styled.i`
  width: 60%;
  height: 0.25rem;
  overflow: hidden;
  border-radius: var(--r-4);
  background: rgb(255 255 255 / 0.3);

  &::after {
    display: block;
    height: 100%;
    background: var(--on-art);
    transform: scaleX(var(--sent));
    transform-origin: left;
    transition: transform var(--t);
    content: '';
  }
`;

export const CoverMark = styled.span`
  position: absolute;
  bottom: 0;
  left: 0;
  padding: 0.125rem 0.5rem;
  border-radius: 0 var(--r-8) 0 0;
  background: var(--glass);
  color: var(--on-art);
  font-size: var(--fs-12);
`;

export const Tools = styled.div`
  display: flex;
  justify-content: space-between;
  background: var(--surface);

  & > button {
    flex: 1;
    min-width: 0;
    min-height: var(--touch);
    color: var(--text-2);
  }
  & > [aria-disabled] {
    opacity: 0.35;
  }
  & svg {
    width: 1rem;
    height: 1rem;
    margin: auto;
  }
`;

export const Remove = styled.button`
  position: absolute;
  z-index: 1;
  top: 0;
  right: 0;
  display: grid;
  place-items: start end;
  width: var(--touch);
  height: var(--touch);
  padding: 0.25rem;

  & svg {
    width: 1.5rem;
    height: 1.5rem;
    padding: 0.25rem;
    border-radius: 50%;
    background: var(--glass);
    color: var(--on-art);
  }
`;

export const Add = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--s-4);
  min-height: 6.5rem;
  border: 1px dashed var(--text-3);
  border-radius: var(--r-12);
  color: var(--text-2);
  font-size: var(--fs-12);
  cursor: pointer;

  & > input {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    outline: 2px solid var(--primary);
    outline-offset: 2px;
  }
`;
