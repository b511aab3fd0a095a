import styled from 'styled-components';

export const BannerBox = styled.div`
  margin-top: var(--s-8);

  &[data-empty] {
    aspect-ratio: 343 / 160;
    margin: var(--s-8) var(--gutter) 0;
    border-radius: var(--r-16);
    background: var(--skeleton);
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

  & > b {
    font-size: calc(1.5rem * var(--text-scale));
    line-height: 1.25;
    letter-spacing: 0.03em;
  }
  & > p {
    margin-top: var(--s-4);
    font-size: var(--fs-13);
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

export const NoticeBox = styled.div`
  margin-top: var(--s-16);
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
