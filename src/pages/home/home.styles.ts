import styled from 'styled-components';

export const BannerBox = styled.div`
  margin-top: var(--s-8);

  &[data-empty] {
    position: relative;
    aspect-ratio: 343 / 160;
    margin: var(--s-8) var(--gutter) 0;
    border-radius: var(--r-16);
    /* The page may have asked for the picture already (bootPage). */
    background: var(--first-picture, none) center / cover var(--skeleton);
  }
`;

export const BannerLink = styled.a`
  position: relative;
  display: block;
`;

export const BannerWords = styled.div`
  position: absolute;
  top: 0;
  bottom: 0;
  left: 0;
  display: grid;
  align-content: center;
  justify-items: start;
  width: 62%;
  padding: 0 1.125rem var(--s-8);
  color: #fff;

  & > b,
  & > p {
    max-height: 2.5em;
    overflow: hidden;
  }
  & > b {
    font-size: calc(1.5rem * var(--text-scale));
    line-height: 1.25;
    letter-spacing: 0.03em;
  }
  & > p {
    margin-top: var(--s-4);
    font-size: var(--fs-13);
    line-height: 1.25;
  }
`;

export const BannerCall = styled.span`
  margin-top: var(--s-12);
  padding: 0 0.875rem;
  border-radius: var(--r-full);
  background: #fff;
  color: #1560cc;
  font-size: var(--fs-13);
  font-weight: 600;
  line-height: 1.875rem;
`;

export const ShortcutRow = styled.nav`
  display: flex;
  min-width: 100%;
  width: max-content;
  margin-top: var(--s-16);
  padding: 0 0.375rem;
`;

export const Tile = styled.a`
  display: grid;
  flex: none;
  justify-items: center;
  gap: 0.375rem;
  width: 4.125rem;
  color: var(--text-2);
  font-size: var(--fs-12);

  & > span:first-child {
    position: relative;
    display: grid;
    place-items: center;
    width: 2.875rem;
    height: 2.875rem;
    border-radius: var(--r-16);
    color: #fff;
    background: linear-gradient(145deg, #2a8cf5, #1560cc);
  }
  & > span:first-child::after {
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border-radius: inherit;
    background: linear-gradient(135deg, rgb(255 255 255 / 0.3), transparent 50%);
    clip-path: polygon(0 0, 100% 0, 0 100%);
    content: '';
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  &[data-empty] > span:first-child {
    background: var(--skeleton);
  }
  & > span + span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* The bone takes the line that the name will take. */
  &[data-empty] > span + span {
    margin: calc(0.75 * var(--fs-12) - 0.375rem) 0;
  }
  &[data-icon='gift'] > span:first-child {
    background: linear-gradient(145deg, #ff7a59, #e8443a);
  }
  &[data-icon='activity'] > span:first-child {
    background: linear-gradient(145deg, #ffb03b, #f27a1a);
  }
  &[data-icon='invite'] > span:first-child {
    background: linear-gradient(145deg, #8b6bf5, #5b4be0);
  }
  &[data-icon='recharge'] > span:first-child {
    background: linear-gradient(145deg, #18b5b5, #0b7f9e);
  }
  &[data-icon='help'] > span:first-child {
    background: linear-gradient(145deg, #5fc27e, #1e9a5a);
  }
`;

export const TileBadge = styled.span`
  position: absolute;
  top: -0.3125rem;
  left: 60%;
  padding: 0 0.3125rem;
  border-radius: var(--r-full);
  background: var(--badge-count);
  color: #fff;
  font-size: 0.625rem;
  line-height: 1rem;
  white-space: nowrap;
`;

export const SearchRow = styled.div`
  min-height: 2.75rem;
`;

export const Promos = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.5625rem;
  margin: var(--s-16) var(--gutter) 0;
`;

/* Two on a row, the picture in the corner behind the words. */
export const PromoCard = styled.a`
  position: relative;
  display: grid;
  align-content: center;
  min-width: 0;
  /* A title and two lines, so that one line or two take the same room. */
  min-height: calc(1rem + 1.5 * var(--fs-15) + 3 * var(--fs-12));
  padding: var(--s-8) 4rem var(--s-8) var(--s-12);
  border-radius: var(--r-12);
  overflow: hidden;
  color: #fff;
  background: linear-gradient(115deg, #1560cc, #2a8cf5);

  &[data-kind='invite'] {
    background: linear-gradient(115deg, #5140d0, #9455e6);
  }
  &[data-empty] {
    background: var(--skeleton);
  }
  & > b {
    overflow: hidden;
    font-size: var(--fs-15);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-4);
    font-size: var(--fs-12);
  }
  & > p > span > [data-gem] {
    width: 0.875rem;
    height: 0.6875rem;
  }
  & > svg {
    position: absolute;
    right: 0.125rem;
    bottom: -0.25rem;
    width: 4.25rem;
    height: 4.25rem;
  }
`;

export const NoticeBox = styled.div`
  margin-top: var(--s-16);

  &[data-empty] {
    height: 2.5rem;
    margin: var(--s-16) var(--gutter) 0;
    border-radius: var(--r-12);
    background: var(--skeleton);
  }
`;

/* A rail before it is there: as tall as it will be, so that nothing moves. */
export const RailBox = styled.div`
  height: calc(var(--rail-fixed) + var(--rail-text) * var(--text-scale));
  padding: var(--s-24) var(--gutter) 0;

  & > i {
    display: block;
    width: 6rem;
    height: calc(1.4625rem * var(--text-scale));
    margin-bottom: var(--s-12);
    border-radius: var(--r-4);
    background: var(--skeleton);
  }
  & > b {
    display: block;
    height: calc(100% - 1.4625rem * var(--text-scale) - var(--s-12));
    border-radius: var(--r-12);
    background: var(--skeleton);
  }
`;
