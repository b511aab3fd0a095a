import styled from 'styled-components';
import { Cover } from '@/features/welfare/film-player.styles';
import { filmStage } from '@/features/welfare/film-stage.styles';
import { Link } from '@/shell/navigation/Link';
import { likes } from './welfare.styles';

/* The picture is the head of the page; Back lies on it. */
export const Stage = styled.div`
  ${filmStage}

  & > [data-back] {
    position: absolute;
    z-index: 2;
    top: 0.25rem;
    left: 0.25rem;
  }
`;

/* As high as the picture that comes. */
export const Blank = styled.div`
  aspect-ratio: 16 / 9;
`;

export const Locked = styled(Cover)`
  align-content: center;
  gap: 0.375rem;
  padding: var(--s-8) var(--gutter);
  background: rgb(5 9 18 / 0.58);

  & > svg {
    width: 1.75rem;
    height: 1.75rem;
  }
  & h2 {
    font-size: var(--fs-16);
  }
  & p {
    display: flex;
    align-items: center;
    gap: var(--s-8);
    color: rgb(255 255 255 / 0.85);
    font-size: var(--fs-13);
  }
  & button {
    min-width: 8.5rem;
    margin-top: var(--s-4);
  }
`;

export const Rates = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-8);
  padding: 0 var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-12);

  & [role='group'] {
    display: flex;
  }
  & button {
    min-width: var(--touch);
    min-height: var(--touch);
    padding: 0 var(--s-8);
    white-space: nowrap;
    color: var(--text-2);
    font-size: var(--fs-13);
    font-variant-numeric: tabular-nums;
  }
  & button[aria-pressed='true'] {
    color: var(--primary);
    font-weight: 600;
  }
`;

export const Body = styled.div`
  padding: var(--s-12) var(--gutter) var(--s-4);

  & h1 {
    font-size: var(--fs-18);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-12);
  min-height: var(--touch);
  color: var(--text-2);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;

  & > button {
    margin-left: auto;
  }
  ${likes}
`;

export const Intro = styled.p`
  color: var(--text-2);
  font-size: var(--fs-14);
  line-height: 1.7;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const GameLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  margin-top: var(--s-12);
  padding: 0.625rem var(--s-12);
  border-radius: var(--r-12);
  background: var(--raised-sunken);

  & > [data-words] {
    flex: 1;
    min-width: 0;
  }
  & small,
  & b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & b {
    font-size: var(--fs-14);
    font-weight: 600;
  }
  & > svg {
    flex: none;
    width: 1rem;
    color: var(--text-3);
  }
`;

export const Section = styled.section`
  padding-bottom: var(--s-16);
`;

export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.375rem;
  padding: 0 var(--gutter);

  & button {
    display: block;
    width: 100%;
    overflow: hidden;
    border-radius: var(--r-8);
  }
`;

export const Hint = styled.p`
  padding: var(--s-8) var(--gutter) 0;
  color: var(--text-2);
  font-size: var(--fs-12);
`;

export const Next = styled(Link)`
  display: grid;
  grid-template-columns: 8.75rem minmax(0, 1fr);
  gap: var(--s-12);
  align-items: center;
  padding: 0.375rem var(--gutter);

  & > span:first-child {
    border-radius: var(--r-8);
  }
  & b {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--fs-14);
    font-weight: 600;
    line-height: 1.45;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;
