import styled from 'styled-components';

export const Stay = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  padding: 0 var(--gutter) var(--s-8);
  background: inherit;
`;

export const PickRow = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  width: 100%;
  min-height: 3.5rem;
  padding: var(--s-8) var(--gutter);
  text-align: left;

  & > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Preview = styled.p`
  padding: var(--s-8) var(--s-12);
  border-radius: var(--r-8);
  background: var(--warning-tint);
  color: var(--text);
  font-size: var(--fs-13);
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & > b {
    display: block;
    color: var(--warning);
    font-weight: 600;
  }
  & mark {
    border-radius: var(--r-4);
    background: var(--error-tint);
    color: var(--error);
    font-weight: 600;
  }
`;
