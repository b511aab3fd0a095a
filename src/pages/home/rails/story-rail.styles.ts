import styled from 'styled-components';

export const StoryHead = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  margin: var(--s-24) var(--gutter) var(--s-12);

  & > p {
    grid-column: 1 / -1;
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--fs-13);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > h2 {
    font-size: var(--fs-22);
    font-weight: 700;
    line-height: 1.3;
  }
`;

export const Past = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: var(--text-2);
  font-size: var(--fs-13);

  &::after {
    content: '';
    position: absolute;
    top: -0.75rem;
    right: -0.5rem;
    bottom: -0.75rem;
    left: -0.75rem;
  }
  & > svg {
    width: 1rem;
    height: 1rem;
    margin-right: -0.25rem;
  }
`;
