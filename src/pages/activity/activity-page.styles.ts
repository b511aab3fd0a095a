import styled from 'styled-components';

/* Right under the bar of the simple layout, which sticks above it. */
export const Head = styled.div`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: var(--stick-under);
  background: var(--page);
`;

export const Filter = styled.div`
  padding: var(--s-8) 0;
`;

export const Tasks = styled.div`
  padding: var(--s-16) var(--gutter) calc(var(--s-24) + var(--safe-bottom));
`;

export const List = styled.div`
  padding: 0 var(--gutter) calc(var(--s-24) + var(--safe-bottom));
`;

export const Fold = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-8);
  width: 100%;
  min-height: 3.25rem;
  margin-bottom: var(--s-12);
  padding: 0 var(--s-16);
  border-radius: var(--r-16);
  background: var(--surface);
  color: var(--text);
  font-size: var(--fs-15);

  & > b {
    margin-left: auto;
    color: var(--primary);
    font-size: var(--fs-13);
    font-weight: 600;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    transition: transform var(--t);
  }
  & > svg:nth-child(1) {
    margin-left: auto;
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;
