import styled from 'styled-components';

/* On the narrowest phones still half of the screen. */
const HERO_HEIGHT = 'min(25rem, 62vh)';

/* Edge to edge, under the page's own bar. */
export const Scene = styled.div`
  /* The strip of what is being read reaches 1.5rem into the banner. */
  --dots-bottom: 1.875rem;
  & > section {
    margin: 0;
    border-radius: 0;
  }
`;

/* Without a banner the page begins under its bar. */
export const Bare = styled.div`
  height: calc(var(--header) + var(--safe-top));
`;

/* The banner before its first answer: as tall and dark as what follows, so that the bar over it can be read. */
export const HeroBones = styled.div`
  display: grid;
  align-content: end;
  gap: var(--s-12);
  height: ${HERO_HEIGHT};
  padding: 0 var(--gutter) 2.5rem;
  background: #0d1a30;

  & > i {
    width: 70%;
    height: 1.75rem;
    border-radius: var(--r-8);
    background: rgb(255 255 255 / 0.07);
  }
  & > i:last-child {
    width: 55%;
    height: 1rem;
  }
`;

export const Slide = styled.a`
  position: relative;
  display: grid;
  align-items: end;
  height: ${HERO_HEIGHT};
  background: #0d1a30;
  overflow: hidden;
  color: var(--on-art);
`;

export const Picture = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;

  & > span {
    width: 100%;
    height: 100%;
  }
  & img {
    object-position: 50% 0;
  }
  [data-veiled] & img {
    filter: blur(1.125rem) saturate(0.7);
  }
`;

/* The words bring the ground they need: the picture above them stays as it is. */
export const Words = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--s-4);
  min-width: 0;
  padding: 2.5rem 5.5rem 2.25rem var(--gutter);
  background: linear-gradient(180deg, rgb(8 16 32 / 0), rgb(8 16 32 / 0.64) 2.5rem, rgb(8 16 32 / 0.8));

  & > h2 {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--fs-26);
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > p {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--fs-13);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
