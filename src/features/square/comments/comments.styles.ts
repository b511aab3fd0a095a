import styled, { css, keyframes } from 'styled-components';
import { beats } from '@/features/square/card/beat.styles';

const glow = keyframes`
  60% { opacity: 1; }
  to { opacity: 0; }
`;

/* Light that fades; who wants no motion sees it still. It goes with the attribute, after 2 s: before it could end. */
const lit = css`
  position: relative;
  isolation: isolate;

  &[data-lit]::before {
    content: '';
    position: absolute;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: var(--primary-tint);
    animation: ${glow} 2.2s var(--ease);
  }
`;

export const Root = styled.section`
  margin-top: var(--s-8);
  padding: 0 var(--gutter) var(--s-16);
  background: var(--surface);
  scroll-margin-top: calc(var(--header) + var(--safe-top));
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-12);
  padding: var(--s-8) 0 var(--s-4);

  & h2 {
    font-size: var(--fs-16);
    font-weight: 700;
  }
  & h2 span {
    color: var(--text-3);
    font: 600 var(--fs-13) / 1.4 var(--font-num);
  }
`;

export const Sorts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-12);
  margin-right: -0.25rem;

  & button {
    min-height: var(--touch);
    padding: 0 var(--s-4);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & [aria-pressed='true'] {
    color: var(--primary);
    font-weight: 600;
  }
`;

export const Focus = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-12);
  padding: var(--s-8) var(--s-12);
  border-radius: var(--r-12);
  background: var(--page);
  color: var(--text-2);
  font-size: var(--fs-13);
`;

export const Row = styled.article`
  display: flex;
  gap: 0.625rem;
  margin: 0 calc(var(--gutter) * -1);
  padding: 0.625rem var(--gutter);
  ${lit}
`;

export const Face = styled.button`
  position: relative;
  flex: none;
  align-self: flex-start;

  &::after {
    content: '';
    position: absolute;
    top: -0.375rem;
    right: -0.375rem;
    bottom: -0.375rem;
    left: -0.375rem;
  }
`;

export const Says = styled.div`
  flex: 1;
  min-width: 0;
`;

export const Name = styled.div`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.25rem;

  & b {
    min-width: 0;
    color: var(--text-2);
    font-size: var(--fs-13);
    font-weight: 600;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child {
    margin-left: auto;
  }
`;

export const Heartbeat = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.25rem;
  min-width: 1.5rem;
  color: var(--text-3);
  font: 400 var(--fs-12) / 1.4 var(--font-num);
  font-variant-numeric: tabular-nums;

  &::after {
    content: '';
    position: absolute;
    top: -0.75rem;
    right: -0.5rem;
    bottom: -0.75rem;
    left: -0.75rem;
  }
  & svg {
    width: 1.0625rem;
    height: 1.0625rem;
  }
  &[aria-pressed='true'] {
    color: var(--error);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  ${beats}
`;

export const Clamp = styled.p`
  font-size: var(--fs-14);
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &:not([data-open]) {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 8;
    overflow: hidden;
  }
`;

export const More = styled.button`
  min-height: 2rem;
  color: var(--primary);
  font-size: var(--fs-13);
`;

export const Under = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-12);
  color: var(--text-3);
  font-size: var(--fs-12);

  & > button {
    position: relative;
    min-height: 2rem;
    padding: 0 var(--s-4);
    color: var(--text-3);
  }
  & > button::after {
    content: '';
    position: absolute;
    top: -0.375rem;
    right: -0.375rem;
    bottom: -0.375rem;
    left: -0.375rem;
  }
  & > time {
    line-height: 2rem;
  }
`;

export const State = styled.span`
  padding: 0 var(--s-8);
  border-radius: var(--r-full);
  background: var(--warning-tint);
  color: var(--warning);

  &[data-bad] {
    background: var(--error-tint);
    color: var(--error);
  }
`;

export const Gone = styled.p`
  color: var(--text-3);
  font-size: var(--fs-14);
  line-height: 2rem;
`;

export const Box = styled.div`
  margin-top: var(--s-4);
  padding: var(--s-4) var(--s-12);
  border-radius: var(--r-8);
  background: var(--page);

  [data-theme='dark'] & {
    background: var(--sunken);
  }
`;

export const Line = styled.li`
  padding: var(--s-4) 0;
  ${lit}

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.375rem;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
  & > header b {
    color: var(--text-2);
    font-size: var(--fs-13);
    font-weight: 600;
  }
  & > header > :last-child {
    margin-left: auto;
  }
  & > p {
    font-size: var(--fs-13);
  }
`;

export const Unfold = styled.button`
  display: block;
  min-height: 2.25rem;
  color: var(--primary);
  font-size: var(--fs-13);
`;

/* What the keyboard covers stays free below. */
/* The text stands twice, letter over letter: below to mark words and to give the height, above to be typed. */
