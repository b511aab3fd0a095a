import styled from 'styled-components';

/* What the other side will see. */
export const Preview = styled.section`
  display: flex;
  gap: var(--s-12);
  margin-bottom: var(--s-12);
  padding: var(--s-12);
  border-radius: var(--r-12);
  background: var(--raised-sunken);

  & > span {
    flex: none;
    width: 5.25rem;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    overflow: hidden;
    font-size: var(--fs-16);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & p {
    display: -webkit-box;
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--fs-13);
    line-height: 1.5;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

/* Which of the two is sent. */
export const Faces = styled.div`
  display: flex;
  gap: 0.1875rem;
  width: max-content;
  margin: 0 auto var(--s-12);
  padding: 0.1875rem;
  border-radius: var(--r-full);
  background: var(--raised-sunken);

  & > button {
    min-width: 4rem;
    min-height: 2.25rem;
    padding: 0 var(--s-16);
    border-radius: inherit;
    color: var(--text-2);
    font-size: var(--fs-14);
  }
  & > button[aria-pressed='true'] {
    background: var(--raised);
    box-shadow: var(--shadow);
    color: var(--text);
    font-weight: 600;
  }
`;

export const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--s-8);
  padding: var(--s-8) 0 var(--s-16);

  & button {
    display: grid;
    justify-items: center;
    align-content: start;
    gap: 0.375rem;
    width: 100%;
    min-height: 5.25rem;
    padding: var(--s-8) 0;
    border-radius: var(--r-12);
    font-size: var(--fs-13);
    text-align: center;
  }
  & span {
    display: grid;
    place-items: center;
    width: 3.25rem;
    height: 3.25rem;
    border-radius: 50%;
    background: var(--primary-tint);
    color: var(--primary);
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const Frame = styled.div`
  display: grid;
  place-items: center;
  min-height: 20rem;

  &[data-card] {
    min-height: min(46vh, 24rem);
    margin: 0 calc(var(--gutter) * -1);
    padding: var(--s-16) var(--gutter);
    background: var(--raised-sunken);
  }
  &[data-card] > img {
    width: auto;
    max-width: 80%;
    height: auto;
    max-height: min(46vh, 24rem);
  }
  & > img {
    width: min(100%, 17.5rem);
    height: auto;
    border-radius: var(--r-16);
    box-shadow: var(--shadow);
    -webkit-touch-callout: default;
  }
`;
