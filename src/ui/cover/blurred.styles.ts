import styled from 'styled-components';

/** A cover blurred and darkened behind white words; fills the positioned box it stands in. */
export const Blurred = styled.div`
  position: absolute;
  top: -20%;
  right: -20%;
  bottom: -20%;
  left: -20%;
  filter: blur(1.5rem) saturate(1.2);
  pointer-events: none;

  & > span {
    width: 100%;
    height: 100%;
  }
  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: rgb(8 16 32 / 0.66);
  }
`;
