import styled from 'styled-components';

export const Screen = styled.div`
  position: relative;
  z-index: 0;
  padding-bottom: calc(var(--s-24) + var(--safe-bottom));
`;

export const Hero = styled.div`
  padding: var(--s-16) var(--gutter) var(--s-8);

  & > h2 {
    font-size: var(--fs-22);
    font-weight: 700;
    line-height: 1.35;
  }
  & > p {
    margin-top: var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-14);
  }
`;

export const Types = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--s-12);
  margin: 0 var(--gutter);

  & > li {
    padding: 0.875rem;
    border-radius: var(--r-12);
    background: var(--surface);
  }
  & > li > span {
    display: grid;
    place-items: center;
    width: 2.375rem;
    height: 2.375rem;
    margin-bottom: var(--s-8);
    border-radius: var(--r-12);
    color: #fff;
    background: linear-gradient(145deg, #2a8cf5, #1560cc);
  }
  & > li[data-type='reading'] > span {
    background: linear-gradient(145deg, #8b6bf5, #5b4be0);
  }
  & > li[data-type='promotion'] > span {
    background: linear-gradient(145deg, #ffb03b, #f27a1a);
  }
  & > li[data-type='brand'] > span {
    background: linear-gradient(145deg, #18b5b5, #0b7f9e);
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  & > li > b {
    display: block;
    font-size: var(--fs-15);
    font-weight: 600;
  }
  & > li > p {
    margin-top: 0.125rem;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

export const Contacts = styled.ul`
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-12);
    min-height: 3.5rem;
    padding: var(--s-8) var(--s-16);
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li > p {
    display: grid;
    min-width: 0;
    font-size: var(--fs-14);
  }
  & > li > p > small {
    overflow: hidden;
    color: var(--text-3);
    font-size: var(--fs-13);
    text-overflow: ellipsis;
  }
`;
