import { Dialog } from '@base-ui/react/dialog';
import styled from 'styled-components';

export const Scrim = styled(Dialog.Backdrop)`
  position: fixed;
  z-index: var(--z-overlay);
  top: 0;
  bottom: 0;
  left: 50%;
  width: var(--col);
  margin-left: calc(var(--col) / -2);
  background: var(--scrim);
  transition: opacity var(--t) var(--ease);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/* A scroll box of its own, so that a dialog taller than the screen (text at 200 %) is read to its end. */
export const Stage = styled(Dialog.Viewport)`
  position: fixed;
  z-index: var(--z-overlay);
  top: 0;
  bottom: 0;
  left: 50%;
  display: flex;
  width: var(--col);
  margin-left: calc(var(--col) / -2);
  padding: 3rem 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Popup = styled(Dialog.Popup)`
  --sunken: var(--raised-sunken);
  --line: var(--raised-line);
  position: relative;
  width: 19.4375rem;
  max-width: calc(100% - 2rem);
  margin: auto;
  padding: var(--s-24) var(--s-20) var(--s-20);
  border-radius: var(--r-20);
  background: var(--raised);
  box-shadow: var(--shadow);
  text-align: center;
  transition: opacity var(--t) var(--ease), transform var(--t) var(--ease);

  &:focus {
    outline: none;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(0.5rem);
  }
`;

export const Crown = styled.div`
  display: grid;
  width: 4.5rem;
  margin: -3.25rem auto var(--s-12);
  padding: 0.1875rem;
  border-radius: 1.125rem;
  background: var(--raised);
`;

export const Title = styled(Dialog.Title)`
  padding: 0 var(--s-20);
  font-size: var(--fs-18);
  font-weight: 600;
  line-height: 1.4;
`;

export const Note = styled(Dialog.Description)`
  text-wrap: balance;
  margin-top: 0.375rem;
  color: var(--text-2);
  font-size: var(--fs-13);
`;

export const Body = styled.div`
  margin-top: var(--s-16);
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-12);
  margin-top: var(--s-20);

  & > * {
    flex: 1 1 7rem;
    padding-right: var(--s-8);
    padding-left: var(--s-8);
  }
`;

export const Cross = styled(Dialog.Close)`
  position: absolute;
  top: 0.25rem;
  right: 0.25rem;
  display: grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: 50%;
  color: var(--text-2);

  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;
