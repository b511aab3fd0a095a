import styled from 'styled-components';

export const Root = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--s-8);
  min-height: 2.5rem;
  margin: var(--s-4) var(--gutter) 0;
  padding: 0 var(--s-4) 0 var(--s-12);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-14);

  &:focus-within {
    box-shadow: inset 0 0 0 0.125rem var(--primary);
  }
  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    flex: none;
  }
`;

export const Link = styled.a`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  line-height: 2.5rem;
  text-overflow: ellipsis;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border-radius: inherit;
  }
`;

export const Go = styled.button`
  position: relative;
  flex: none;
  min-height: 2rem;
  padding: 0 0.875rem;
  border-radius: var(--r-full);
  background: var(--primary-tint);
  color: var(--primary);
  font-size: var(--fs-13);
  font-weight: 600;
  line-height: 2rem;

  &::after {
    content: '';
    position: absolute;
    top: -0.375rem;
    right: -0.25rem;
    bottom: -0.375rem;
    left: 0;
  }
`;
