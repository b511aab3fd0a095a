import styled from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-8);
  padding: var(--s-4) var(--gutter) var(--s-12);
`;

/* The dot and the number are one thing: red, with words. */
export const New = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  padding: 0 0.375rem;
  border-radius: var(--r-full);
  background: var(--badge-count);
  color: var(--on-fill);
  font: 600 var(--fs-10) / 1.6 var(--font-num);

  &::before {
    content: '';
    width: 0.3125rem;
    height: 0.3125rem;
    border-radius: 50%;
    background: currentColor;
  }
`;

export const Cell = styled.span`
  position: relative;
  display: block;
  min-width: 0;

  & > input {
    position: absolute;
    z-index: 2;
    top: 0.375rem;
    right: 0.375rem;
  }
`;

export const Says = styled.span`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: 0.125rem;
  min-width: 0;

  & > b,
  & > span:not(${New}),
  & > small {
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-size: var(--fs-15);
    font-weight: 600;
  }
  & > span:not(${New}) {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > small {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;
