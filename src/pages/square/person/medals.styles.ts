import styled from 'styled-components';

export const Shown = styled.span`
  position: relative;
  display: block;
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 1.35;
  text-align: center;

  & > svg:first-child {
    display: block;
    width: 3rem;
    height: 3rem;
    margin: 0 auto 0.25rem;
  }
  & > svg:nth-child(2) {
    position: absolute;
    top: 0.625rem;
    left: 50%;
    width: 1rem;
    height: 1rem;
    margin-left: -0.5rem;
    color: var(--on-art);
  }
`;
