import styled from 'styled-components';

export const Overlay = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  background: rgb(6 12 22 / 0.8);
  color: var(--on-art);

  &[data-sideways] {
    flex-direction: row;
  }
`;

export const Zone = styled.div`
  display: flex;
  flex: 0 0 30%;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--s-16);
  padding: var(--s-12);
  font-size: var(--fs-16);
  font-weight: 600;
  text-align: center;

  &[data-middle] {
    flex: 1;
    border: 1px dashed rgb(255 255 255 / 0.5);
  }
  & > small {
    font-size: var(--fs-13);
    font-weight: 400;
    line-height: 1.6;
  }
`;
