import styled from 'styled-components';

/* What a page is, in small, in its bar: comes up as the page's own head goes. */
export const Mini = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 0.625rem;
  min-width: 0;
  animation: mini-comes var(--t) var(--ease);

  & > :first-child {
    flex: none;
    width: 2.125rem;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & b,
  & p {
    display: block;
    overflow: hidden;
    font-size: min(var(--fs-14), 1.125rem);
    line-height: 1.3;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & p {
    color: var(--text-2);
    font-size: min(var(--fs-12), 1rem);
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    flex: none;
  }
  @keyframes mini-comes {
    from {
      transform: translateY(0.5rem);
      opacity: 0;
    }
  }
`;
