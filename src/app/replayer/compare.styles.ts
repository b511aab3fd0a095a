import styled from 'styled-components';

export const CompareHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-8) var(--s-12);
  padding: var(--s-12) var(--s-16) var(--s-8);

  & > h2 {
    flex: 1 1 100%;
    font-size: var(--fs-14);
    overflow-wrap: anywhere;
  }
  & > p {
    flex: 1;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const CompareList = styled.ol`
  flex: 1;
  overflow: auto;
  background: var(--surface);
`;

/** Which side a line belongs to is told by its sign and words as well. */
export const CompareLine = styled.button`
  width: 100%;
  min-height: var(--touch);
  padding: var(--s-8) var(--s-16);
  border-bottom: 1px solid var(--line);
  text-align: start;
  font-size: var(--fs-13);
  overflow-wrap: anywhere;

  &[data-kind='same'] {
    color: var(--text-3);
  }
  &[data-kind='changed'] {
    background: var(--warning-tint);
    color: var(--warning);
  }
  &[data-kind='onlyLeft'] {
    background: var(--error-tint);
    color: var(--error);
  }
  &[data-kind='onlyRight'] {
    background: var(--success-tint);
    color: var(--success);
  }
  &[aria-current='step'] {
    box-shadow: inset 0.1875rem 0 var(--primary);
  }
`;
