import styled from 'styled-components';
import { Link } from '@/shell/navigation/Link';
import { PRINT } from './editorial.styles';

/* The picture reaches under the bar. */
export const Hero = styled.div`
  margin-top: calc(-1 * (var(--header) + var(--safe-top)));

  & [data-bone] {
    background: var(--skeleton);
  }
`;

export const Article = styled.article`
  padding: var(--s-16) var(--gutter) var(--s-24);
  background: var(--surface);

  & > p:first-child {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & > small {
    display: block;
    margin-top: var(--s-12);
    color: var(--primary);
    font-size: var(--fs-13);
    font-weight: 600;
  }
  & > h1 {
    margin-top: var(--s-4);
    font: 700 var(--fs-26) / 1.35 ${PRINT};
  }
`;

export const StoryText = styled.div`
  margin-top: var(--s-20);

  /* Until the text is there, what follows it waits below the screen. */
  &:has([aria-busy]) {
    min-height: 100vh;
  }

  & > div {
    font-size: var(--fs-16);
    line-height: 1.85;
  }
  & > div h3 {
    margin-top: var(--s-24);
    font-size: var(--fs-18);
  }
`;

export const About = styled.div`
  margin-top: var(--s-24);
  padding: 0 var(--s-12);
  border-radius: var(--r-12);
  background: var(--primary-tint);
`;

export const Lines = styled.ul`
  margin: 0 var(--gutter);
  border-radius: var(--r-16);
  background: var(--surface);

  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

export const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: 0.875rem var(--s-16);
  color: inherit;

  & > div {
    display: grid;
    flex: 1;
    gap: var(--s-4);
    min-width: 0;
  }
  & b {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--fs-15);
    font-weight: 600;
    line-height: 1.4;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > span {
    flex: none;
    width: 6.5rem;
  }
`;

export const Day = styled.div`
  margin: var(--s-20) var(--gutter) var(--s-8);
  color: var(--text-2);
  font-size: var(--fs-13);
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-12);
  padding-top: var(--s-8);

  & > * {
    margin-bottom: 0;
  }
`;
