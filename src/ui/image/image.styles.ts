import styled from 'styled-components';

/* The ratio is a padding, which the oldest browsers we support know, unlike aspect-ratio. A picture does not fade in: each
   would be a layer of its own for that time, and lists that are scrolled drop frames for it. */
export const Frame = styled.span`
  position: relative;
  display: block;
  width: 100%;
  border-radius: var(--image-radius, 0);
  background: var(--image-color, var(--skeleton));
  overflow: hidden;

  &::before {
    content: '';
    display: block;
    padding-top: calc(100% / var(--image-ratio, 1));
  }
  & > img {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    color: transparent;
  }
  &[data-fit='contain'] > img {
    object-fit: contain;
  }
`;

export const Tile = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 0.25rem;
  padding: 0.25rem;
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 1.35;
  text-align: center;
  cursor: pointer;

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  & > span {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
