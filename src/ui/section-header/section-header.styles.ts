import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--s-8);
  margin: var(--s-24) var(--gutter) var(--s-12);

  & > h2 {
    flex: none;
    max-width: 100%;
    font-size: var(--fs-18);
    font-weight: 700;
    line-height: 1.3;
  }
  & > p {
    min-width: 0;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const More = styled.a`
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  margin-left: auto;
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
