import styled from 'styled-components';

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
  display: flex;
  align-items: center;
  gap: var(--s-16);
  min-height: 16.375rem;
  padding: calc(var(--header) + var(--safe-top) + 0.375rem) var(--gutter) 3rem;
  background: #0d1a30;

  & > i {
    flex: none;
    width: 7.875rem;
    height: 10.5rem;
    border-radius: var(--r-12);
    background: rgb(255 255 255 / 0.07);
  }
  & > div {
    display: grid;
    flex: 1;
    gap: var(--s-12);
  }
  & > div > i {
    height: 1rem;
    border-radius: var(--r-4);
    background: rgb(255 255 255 / 0.07);
  }
  & > div > i:last-child {
    width: 7rem;
    height: 2.5rem;
    border-radius: var(--r-full);
  }
`;

export const Slide = styled.div`
  position: relative;
  min-height: 16.375rem;
  padding: calc(var(--header) + var(--safe-top) + 0.375rem) var(--gutter) 3rem;
  background: #0d1a30;
  overflow: hidden;
`;

export const Front = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s-16);
  color: var(--on-art);

  & > a {
    flex: none;
    width: 7.875rem;
    border-radius: var(--r-12);
    box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 0.35);
  }
  &[data-veiled] img {
    filter: blur(1.125rem) saturate(0.7);
  }
`;

export const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-8);
  min-width: 0;

  & > h2 {
    font-size: var(--fs-22);
    font-weight: 700;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & > p {
    display: -webkit-box;
    overflow: hidden;
    font-size: var(--fs-13);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
