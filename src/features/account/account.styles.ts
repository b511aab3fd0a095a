import styled from 'styled-components';

export const Stage = styled.div`
  position: relative;
  width: min(100%, 20rem);
  aspect-ratio: 1;
  margin: 0 auto;
  border-radius: var(--r-12);
  background: #0d1524;
  overflow: hidden;
  touch-action: none;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
  & > img {
    position: absolute;
    top: 50%;
    left: 50%;
    width: var(--w);
    height: var(--h);
    max-width: none;
    transform: translate(-50%, -50%) translate(var(--x, 0), var(--y, 0)) scale(var(--scale, 1));
    user-select: none;
    -webkit-user-drag: none;
    pointer-events: none;
  }
  /* What will be seen of it, since avatars are round. */
  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 20rem rgb(13 21 36 / 0.55), inset 0 0 0 0.125rem rgb(255 255 255 / 0.9);
    pointer-events: none;
  }
`;

export const ZoomLine = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  width: min(100%, 20rem);
  min-height: var(--touch);
  margin: var(--s-8) auto 0;
  color: var(--text-2);
  font-size: var(--fs-13);

  & > input {
    flex: 1;
    min-width: 0;
    height: var(--touch);
    accent-color: var(--primary-fill);
  }
`;

export const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-12);
  padding: var(--s-8) 0 var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-13);
  text-align: center;

  & > img {
    width: 10rem;
    height: 10rem;
    border-radius: 50%;
    object-fit: cover;
  }
  & > [role='alert'] {
    color: var(--error);
  }
`;

export const FileButton = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 7rem;
  align-items: center;
  justify-content: center;
  gap: 0.375rem;
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border-radius: var(--r-full);
  background: var(--sunken);
  font-size: var(--fs-16);
  font-weight: 600;
  line-height: 1.3;
  cursor: pointer;

  & > input {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  & > svg {
    width: 1.15em;
    height: 1.15em;
    flex: none;
  }
  &:focus-within {
    outline: 0.125rem solid var(--primary);
    outline-offset: 0.125rem;
  }
  &[data-tone='main'] {
    background: var(--g-primary);
    color: var(--on-fill);
  }
`;

export const Bar = styled.i`
  width: 10rem;
  height: 0.25rem;
  overflow: hidden;
  border-radius: var(--r-full);
  background: var(--line);

  &::after {
    content: '';
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--primary-fill);
    transform: translateX(-65%);
    transition: transform var(--t-slow) var(--ease);
  }
  &[data-phase='upload']::after {
    transform: translateX(-20%);
  }
`;

export const Texts = styled.div`
  display: grid;
  gap: var(--s-8);
`;
