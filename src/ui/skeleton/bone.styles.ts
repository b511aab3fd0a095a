import styled, { keyframes } from 'styled-components';

const breathe = keyframes`
  to { opacity: 0.5; }
`;

export const Bone = styled.span`
  display: block;
  height: 0.75rem;
  border-radius: var(--r-4);
  background: var(--skeleton);
  animation: ${breathe} 700ms ease-in-out infinite alternate;

  &[data-shape='title'] { width: 62%; height: 1rem; }
  &[data-shape='line'] { width: 92%; }
  &[data-shape='short'] { width: 50%; }
  &[data-shape='icon'] { width: 4rem; height: 4rem; flex: none; border-radius: 0.92rem; }
  &[data-shape='avatar'] { width: 2.5rem; height: 2.5rem; flex: none; border-radius: 50%; }
  &[data-shape='pill'] { width: 4rem; height: 1.875rem; flex: none; border-radius: var(--r-full); }
  &[data-shape='cover'] { height: auto; padding-top: 133.3%; border-radius: var(--r-8); }
  &[data-shape='picture'] { height: auto; padding-top: 56.25%; border-radius: var(--r-12); }
  &[data-shape='banner'] { height: auto; padding-top: 46.6%; border-radius: var(--r-16); }
`;

/* As tall as what is left of the screen, so that the rows fit it and no more. */
export const Screen = styled.div`
  max-height: calc(100vh - var(--header));
  max-height: calc(100dvh - var(--header));
  overflow: hidden;
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: 0.625rem var(--gutter);
`;

export const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: var(--s-8);
`;

export const Column = styled.div`
  padding: var(--s-12) var(--gutter);
`;
