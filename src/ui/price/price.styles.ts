import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25em;
  font-family: var(--font-num);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-size='hero'] {
    font-size: var(--fs-32);
    font-weight: 700;
    line-height: 1.2;
  }
  & > s {
    color: var(--text-3);
    font-size: 0.85em;
    font-weight: 400;
  }
`;

/**
 * The diamond of `ui/art/gem.svg` by gradients: its light, the facets of the crown, those below. It stands in the first frame, and a drawing
 * behind an address is a document of its own there.
 */
const facets = [
  'linear-gradient(119deg, #0000 22.7%, #fffc 0 77.3%, #0000 0) 31% 13% / 23.6% 16% no-repeat',
  'conic-gradient(from -90deg at 50% 310%, #37c6e8 71.6deg, #a8f0fc 0 108.4deg, #4aa3f5 0) top / 100% 35.7% no-repeat',
  'conic-gradient(from -45deg at 50% 96.4%, #1e9fce 22.6deg, #4f7bf0 0 67.4deg, #5b4be0 0)',
].join();

export const Gem = styled.i`
  width: 1.15em;
  height: 0.9em;
  flex: none;

  /* Within it, so that a shadow of the whole is not cut off. */
  &::before {
    display: block;
    height: 100%;
    background: ${facets};
    clip-path: polygon(22% 4%, 78% 4%, 97% 36%, 50% 96%, 3% 36%);
    content: '';
    forced-color-adjust: none;
  }
`;
