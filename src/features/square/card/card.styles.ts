import styled, { css } from 'styled-components';
import { liked } from '@/ui/mark/liked.styles';
import { beats } from './beat.styles';

/* Edge to edge, with the page between the cards (mockup: square). The whole card leads to the post; parts lie above. */
export const Card = styled.article`
  position: relative;
  margin-top: var(--s-8);
  padding: 0.875rem var(--gutter) 0.125rem;
  background: var(--surface);

  &[data-gone] {
    padding-bottom: 0.875rem;
    color: var(--text-3);
    font-size: var(--fs-14);
  }
  & > h2 {
    margin-top: var(--s-8);
    font-size: var(--fs-16);
    font-weight: 700;
    line-height: 1.4;
  }
  & > p {
    margin-top: var(--s-8);
    font-size: var(--fs-15);
    line-height: 1.6;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > p[data-clamped] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
  }
  & > p > [data-topic] {
    position: relative;
    z-index: 1;
    margin-right: 0.25em;
    color: var(--primary);
    font-weight: 500;
  }
  & > p > [data-ahead]::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
  }
  & > p > [data-ahead]:focus-visible {
    outline: none;
  }
  & > p > [data-ahead]:focus-visible::after {
    outline: 0.125rem solid var(--primary);
    outline-offset: -0.125rem;
  }
  /* Unfolds the text. */
  & > p + button {
    position: relative;
    z-index: 1;
    min-height: 2rem;
    padding-right: var(--s-12);
    color: var(--primary);
    font-size: var(--fs-15);
  }
`;

/* A name and its badge. */
const nameLine = css`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;

  & > b {
    min-width: 0;
    overflow: hidden;
    font-size: var(--fs-15);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const NameLine = styled.span`
  ${nameLine}
`;

/* Who wrote it, and at the end of the line what can be done with it. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;

  & > button {
    position: relative;
    z-index: 1;
  }
  & > button:first-child {
    display: flex;
    flex: 0 1 auto;
    align-items: center;
    gap: 0.625rem;
    min-width: 0;
    min-height: var(--touch);
    text-align: left;
  }
  & > button:last-child {
    margin: -0.375rem -0.75rem -0.375rem auto;
    color: var(--text-3);
  }
  & > button > span:last-child {
    display: block;
    min-width: 0;
  }
  & > button > span:last-child > span {
    ${nameLine}
  }
  & small {
    display: block;
    overflow: hidden;
    color: var(--text-3);
    font-size: var(--fs-12);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Images = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 0.25rem;
  margin-top: 0.625rem;
  border-radius: var(--r-12);
  overflow: hidden;

  &[data-count='1'] {
    display: block;
    width: 86%;
  }
  &[data-count='1'][data-tall] {
    width: 58%;
  }
  &[data-count='2'],
  &[data-count='4'] {
    grid-template-columns: repeat(2, 1fr);
  }
  &[data-count='4'] {
    width: 72%;
  }
  & > button {
    display: block;
    width: 100%;
    min-width: 0;
  }
  & > button:focus-visible {
    outline-offset: -0.25rem;
  }
`;

export const Linked = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  margin-top: 0.625rem;
  padding: var(--s-8) 0.625rem;
  border-radius: var(--r-12);
  background: var(--page);

  [data-theme='dark'] & {
    background: var(--sunken);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      background: var(--sunken);
    }
  }
  & > a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 0.625rem;
    min-width: 0;
    min-height: var(--touch);
  }
  & > a > span:last-child {
    display: block;
    min-width: 0;
  }
  & b {
    display: block;
    overflow: hidden;
    font-size: var(--fs-14);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const Acts = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-height: var(--touch);
  color: var(--text-3);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;

  & > * {
    position: relative;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 0.3125rem;
    min-width: 4.75rem;
    min-height: var(--touch);
  }
  & > span {
    z-index: 0;
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  & > :last-child {
    justify-content: flex-end;
    min-width: var(--touch);
    margin-left: auto;
  }
  ${liked}
  ${beats}
`;
