import styled from 'styled-components';

export const Use = styled.section`
  margin: var(--s-12) var(--gutter) 0;
  padding: 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);

  & > p {
    color: var(--text-2);
    font-size: var(--fs-14);
  }
  & > div:last-child:not(:nth-child(2)) {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--s-8);
    margin-top: 0.625rem;
    padding-top: 0.625rem;
    border-top: 1px solid var(--line);
    font-size: var(--fs-14);
  }
  & > div > small {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

/* Neighbours differ in lightness, too: colour alone says nothing, the names below are in the same order. */
export const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.625rem;
  margin: 0.625rem 0 var(--s-8);
  overflow: hidden;
  border-radius: var(--r-full);

  & > i {
    flex: var(--part);
    background: #0e7fa8;
  }
  & > i:nth-child(2) {
    background: #3e8ef0;
  }
  & > i:nth-child(3) {
    background: #e58a3c;
  }
  & > i:nth-child(4) {
    background: #d6587a;
  }
  & > i[data-rest] {
    background: #9fb2c8;
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-12);

  & > li {
    display: flex;
    align-items: center;
    gap: var(--s-4);
    min-width: 0;
  }
  & > li::before {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 0.1875rem;
    background: #0e7fa8;
  }
  & > li:nth-child(2)::before {
    background: #3e8ef0;
  }
  & > li:nth-child(3)::before {
    background: #e58a3c;
  }
  & > li:nth-child(4)::before {
    background: #d6587a;
  }
  & > li[data-rest]::before {
    background: #9fb2c8;
  }
`;

export const Money = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  margin: 0 var(--gutter) var(--s-16);
  padding: 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-13);

  & > i {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: var(--r-8);
    background: var(--primary-tint);
    color: var(--primary);
  }
  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  & > span {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    color: var(--text);
    font-size: var(--fs-14);
  }
  & small {
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;
