import styled from 'styled-components';

export const Segments = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: var(--s-4) var(--gutter) 0;
  padding: 0.1875rem;
  border-radius: var(--r-12);
  background: var(--sunken);
`;

export const Segment = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--s-4);
  min-height: var(--touch);
  border-radius: 0.5625rem;
  color: var(--text-2);
  font-size: var(--fs-14);

  & > small {
    min-width: 1em;
    font-size: var(--fs-13);
    font-variant-numeric: tabular-nums;
    text-align: left;
  }
  &[aria-pressed='true'] {
    background: var(--surface);
    box-shadow: 0 0 0 1px var(--primary-line);
    color: var(--text);
    font-weight: 700;
  }
  &[aria-pressed='true'] > small {
    color: var(--primary);
  }
`;

export const Shelved = styled.div`
  margin: var(--s-12) 0;
`;

export const Part = styled.div`
  display: flex;
  align-items: baseline;
  gap: var(--s-8);
  margin: var(--s-16) var(--gutter) var(--s-8);

  & > h2 {
    font-size: var(--fs-16);
    font-weight: 700;
  }
  & > small {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

/* Large text puts the button under the words instead of leaving them one letter. */
export const Item = styled.article`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-12);
  margin: 0 var(--gutter);
  padding: var(--s-12) 0.875rem;
  border-bottom: 1px solid var(--line);
  background: var(--surface);

  [data-shelf]:not([data-shelf='wished']) &:first-of-type {
    border-radius: var(--r-12) var(--r-12) 0 0;
  }
  [data-shelf]:not([data-shelf='wished']) &:last-of-type {
    border-bottom: 0;
    border-radius: 0 0 var(--r-12) var(--r-12);
  }
  [data-shelf]:not([data-shelf='wished']) &:first-of-type:last-of-type {
    border-radius: var(--r-12);
  }
`;

export const Pictured = styled.a`
  position: relative;
  flex: none;
`;

export const NewDot = styled.i`
  position: absolute;
  top: -0.25rem;
  right: -0.25rem;
  width: 0.875rem;
  height: 0.875rem;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--primary-fill);
`;

export const Words = styled.div`
  flex: 1 1 calc(8rem * var(--text-scale));
  min-width: 0;
`;

export const Name = styled.h3`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 0;
  font-size: var(--fs-16);
  font-weight: 600;
  line-height: 1.35;

  & > a {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :not(a) {
    flex: none;
  }
`;

export const Version = styled.p`
  overflow: hidden;
  color: var(--text-2);
  font-size: var(--fs-13);
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;

  & b {
    color: var(--primary);
  }
`;

export const Hint = styled.p`
  overflow: hidden;
  color: var(--text-3);
  font-size: var(--fs-12);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Drop = styled.p`
  color: var(--success);
  font-size: var(--fs-13);
  font-weight: 600;
`;

export const Cost = styled.div`
  display: grid;
  flex: none;
  justify-items: center;

  & > s {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const Order = styled.a`
  display: flex;
  flex: 1 0 100%;
  align-items: center;
  gap: var(--s-8);
  min-height: 2.25rem;
  margin-top: var(--s-8);
  padding-left: calc(4rem + var(--s-12));
  color: var(--text-2);
  font-size: var(--fs-12);
  font-variant-numeric: tabular-nums;
  background: linear-gradient(90deg, var(--line) 60%, transparent 0) calc(4rem + var(--s-12)) 0 / 0.5rem 1px repeat-x;

  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > em {
    flex: none;
    margin-left: auto;
    font-style: normal;
  }
`;
