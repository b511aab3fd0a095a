import styled from 'styled-components';
import { Link } from '@/shell/navigation/Link';

/* A headline is set like print: the one place for it besides covers. */
export const PRINT = `'Songti SC', 'Noto Serif SC', 'Noto Serif CJK SC', 'Source Han Serif SC', SimSun, serif`;

export const Card = styled.article`
  margin: 0 var(--gutter);
  border-radius: var(--r-16);
  overflow: hidden;
  background: var(--surface);
`;

export const StoryLink = styled(Link)`
  display: block;
  color: inherit;
`;

export const StoryWords = styled.div`
  padding: var(--s-16) var(--s-16) 0.875rem;

  & > small {
    display: block;
    min-height: calc(1.5 * var(--fs-13));
    color: var(--primary);
    font-size: var(--fs-13);
    font-weight: 600;
  }
  /* Two lines, so that every story takes the same room. */
  & > h3 {
    display: -webkit-box;
    min-height: calc(2.7 * var(--fs-22));
    margin-top: var(--s-4);
    overflow: hidden;
    font: 700 var(--fs-22) / 1.35 ${PRINT};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Byline = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  min-height: 1.5rem;
  margin-top: var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > span + span + span::before {
    content: '·';
    margin-right: var(--s-8);
  }
`;

export const Foot = styled.div`
  padding: 0 var(--s-16);
  background: var(--primary-tint);
`;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: var(--s-12) 0;
`;

export const RowLink = styled(Link)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-12);
  min-width: 0;
  min-height: 3.5rem;
  color: inherit;
`;

export const BookFace = styled.span`
  flex: none;
  width: 2.625rem;
`;

export const RowWords = styled.span`
  display: grid;
  min-width: 0;

  & > b {
    overflow: hidden;
    font-size: var(--fs-15);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span {
    display: -webkit-box;
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--fs-13);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > small {
    display: flex;
    gap: var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-12);
    white-space: nowrap;
  }
`;

export const ListCard = styled.section`
  margin: 0 var(--gutter) var(--s-12);
  padding: var(--s-16) var(--s-16) 0;
  border-radius: var(--r-16);
  background: var(--surface);

  & > ${Row} + ${Row} {
    border-top: 1px solid var(--line);
  }
`;

export const ListHead = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);

  & > div {
    min-width: 0;
  }
  & h2,
  & h3 {
    font-size: var(--fs-18);
    font-weight: 700;
    line-height: 1.3;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const Rule = styled.p`
  margin-top: var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-14);
`;

export const ListFoot = styled.a`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: var(--touch);
  border-top: 1px solid var(--line);
  color: var(--primary);
  font-size: var(--fs-13);
  font-weight: 600;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`;

export const FanCard = styled(Link)`
  position: relative;
  display: block;
  min-height: 8.75rem;
  margin: 0 var(--gutter) var(--s-12);
  padding: var(--s-16) 9.5rem var(--s-16) var(--s-16);
  border-radius: var(--r-16);
  overflow: hidden;
  color: #fff;
  background: linear-gradient(120deg, #7a4a34, #5c3423);

  &[data-ground='1'] {
    background: linear-gradient(120deg, #2c5e63, #1c454d);
  }
  &[data-ground='2'] {
    background: linear-gradient(120deg, #4d4a86, #35325f);
  }
  &[data-ground='3'] {
    background: linear-gradient(120deg, #7b3e56, #592a3e);
  }
`;

export const FanWords = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-8);
  min-height: 6.75rem;

  & > h3 {
    font-size: var(--fs-18);
    font-weight: 700;
    line-height: 1.3;
  }
  & > p {
    font-size: var(--fs-13);
  }
  & > small {
    display: flex;
    align-items: center;
    gap: var(--s-8);
    margin-top: auto;
    font-size: var(--fs-12);
  }
`;

export const Fan = styled.span`
  position: absolute;
  top: 1.125rem;
  right: 0.75rem;
  width: 8.5rem;
  height: 9rem;

  & > span {
    position: absolute;
    top: 0.5rem;
    left: 0;
    width: 4.5rem;
    border-radius: var(--r-8);
    overflow: hidden;
    box-shadow: 0 0.25rem 0.75rem rgb(0 0 0 / 0.35);
    transform: rotate(-10deg);
  }
  & > span[data-square] {
    top: 1.25rem;
    border-radius: var(--r-16);
  }
  & > span:nth-child(3) {
    left: 4rem;
    transform: rotate(11deg);
  }
  & > span:nth-child(2) {
    z-index: 1;
    top: 0;
    left: 2rem;
    transform: none;
  }
  & > span[data-square]:nth-child(2) {
    top: 0.75rem;
  }
`;
