import styled from 'styled-components';

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-12);
  min-height: var(--touch);
  margin: var(--s-16) var(--gutter) var(--s-4);

  & > h2 {
    font-size: var(--fs-18);
    font-weight: 700;
    line-height: 1.3;
  }
  & > button {
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: var(--s-4);
    min-height: var(--touch);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

export const Alike = styled.a`
  display: block;
  min-width: 0;

  & > b {
    display: block;
    margin-top: var(--s-8);
    overflow: hidden;
    font-size: var(--fs-14);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--s-4);
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;
