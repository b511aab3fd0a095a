import styled from 'styled-components';

export const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  background: var(--primary-tint);
  color: var(--primary);
  font-size: 1rem;
  font-weight: 600;

  &[data-size='xs'] { width: 1.5rem; height: 1.5rem; font-size: 0.6875rem; }
  &[data-size='s'] { width: 2rem; height: 2rem; font-size: 0.8125rem; }
  &[data-size='l'] { width: 4.25rem; height: 4.25rem; font-size: 1.625rem; }
  /* Before the count of what is unread, which lies over it. */
  &[data-vip]::before {
    content: '';
    position: absolute;
    top: -0.1875rem;
    right: -0.1875rem;
    bottom: -0.1875rem;
    left: -0.1875rem;
    border: 0.125rem solid var(--vip-gold-deep);
    border-radius: 50%;
    pointer-events: none;
  }
  & > img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  & > svg {
    width: 62%;
    height: 62%;
  }
`;
