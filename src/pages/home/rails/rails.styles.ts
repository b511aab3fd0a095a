import styled from 'styled-components';

/* Far from the screen it costs nothing but its height; its own wrapper, so that the margin of its head stays inside. */
export const RailFrame = styled.section`
  content-visibility: auto;
  contain-intrinsic-height: auto calc(var(--rail-fixed, 12rem) + var(--rail-text, 3rem) * var(--text-scale));
`;

export const GiftCard = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--s-8);
  height: 100%;
  padding: var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);
`;

export const GiftGame = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-8);

  & > p {
    display: grid;
    min-width: 0;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
  & > p > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const GiftName = styled.h3`
  margin-top: var(--s-8);
  overflow: hidden;
  font-size: var(--fs-14);
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const GiftItems = styled.p`
  display: -webkit-box;
  margin-top: 0.125rem;
  overflow: hidden;
  color: var(--text-3);
  font-size: var(--fs-12);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const RailCard = styled.div`
  margin: 0 var(--gutter);
  padding: var(--s-4) 0;
  overflow: hidden;
`;

export const GameCell = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: 0.625rem 0;
`;

export const GameLink = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-12);
  min-width: 0;

  & > span:last-child {
    display: grid;
    min-width: 0;
  }
`;

const line = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const GameName = styled.span`
  ${line}
  font-size: var(--fs-14);
  font-weight: 600;
`;

export const GameNote = styled.span`
  ${line}
  color: var(--text-3);
  font-size: var(--fs-12);
`;

export const GameFacts = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  color: var(--text-3);
  font-size: var(--fs-12);
`;

export const PostCard = styled.ul`
  margin: 0 var(--gutter);
  border-radius: var(--r-12);
  background: var(--surface);

  & > li + li {
    border-top: 1px solid var(--line);
  }
`;

export const PostLine = styled.a`
  display: flex;
  gap: var(--s-12);
  padding: 0.875rem var(--s-16);
  color: inherit;

  & > :last-child:not(:first-child) {
    flex: none;
    width: 4.5rem;
    height: 4.5rem;
    border-radius: var(--r-8);
    overflow: hidden;
  }
`;

export const PostWords = styled.span`
  display: grid;
  flex: 1;
  align-content: space-between;
  gap: var(--s-8);
  min-width: 0;

  & > span:first-child {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--fs-14);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const PostFoot = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  min-width: 0;
  color: var(--text-3);
  font-size: var(--fs-12);

  & > b {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b ~ span {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 0.1875rem;
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

export const ReadCard = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  height: 100%;
  padding: var(--s-8);
  border-radius: var(--r-12);
  background: var(--surface);
  color: inherit;

  & > :first-child {
    flex: none;
    width: 3rem;
  }
  & > span {
    display: grid;
    flex: 1;
    min-width: 0;
    font-size: var(--fs-12);
  }
  & > span > b {
    ${line}
    font-size: var(--fs-14);
    font-weight: 600;
  }
  & > span > small {
    ${line}
    color: var(--text-2);
    font-size: inherit;
  }
`;

export const FilmLink = styled.a`
  display: block;
  color: inherit;

  & > span:first-child {
    position: relative;
    display: block;
    border-radius: var(--r-8);
    overflow: hidden;
  }
  & > b {
    display: block;
    margin-top: var(--s-8);
    ${line}
    font-size: var(--fs-14);
    font-weight: 500;
  }
`;

export const FilmLength = styled.span`
  position: absolute;
  right: var(--s-4);
  bottom: var(--s-4);
  padding: 0 0.3125rem;
  border-radius: var(--r-4);
  background: var(--glass-dark);
  color: #fff;
  font: 500 0.6875rem / 1.125rem var(--font-num);
`;

export const FilmMark = styled.span`
  position: absolute;
  top: var(--s-4);
  left: var(--s-4);
  display: inline-flex;
`;
