import styled from 'styled-components';

/* From the top of the page to some way under the card that rises into it. */
export const HeroGround = styled.div`
  position: absolute;
  z-index: -1;
  top: calc(-1 * (var(--header) + var(--safe-top)));
  right: 0;
  bottom: -2.25rem;
  left: 0;
`;

export const HeroBox = styled.section`
  position: relative;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--s-12);
  min-height: 8.25rem;
  padding: var(--s-4) var(--s-12) 3rem var(--s-20);
  color: var(--on-art);

  & > div {
    min-width: 0;
  }
  & p {
    font-size: var(--fs-13);
  }
  & strong {
    display: block;
    font-family: var(--font-num);
    font-size: calc(3.5rem * min(var(--text-scale), 1.3));
    font-weight: 700;
    line-height: 1.15;
  }
  & strong[data-words] {
    margin: var(--s-8) 0;
    font-size: var(--fs-26);
    line-height: 1.25;
  }
  & strong > small {
    margin-left: var(--s-4);
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & > svg {
    flex: none;
    width: 7.25rem;
    height: 7.25rem;
  }
  @media (max-width: 340px) {
    & > svg {
      width: 5.5rem;
      height: 5.5rem;
    }
  }
`;

export const Page = styled.div`
  display: grid;
  gap: var(--s-12);
  padding-bottom: calc(var(--s-24) + var(--safe-bottom));

  & > * {
    min-width: 0;
  }
`;

/* One idea on a white ground, like the kit's Card, as whatever element its content wants. */
export const Panel = styled.section`
  margin: 0 var(--gutter);
  border-radius: var(--r-12);
  background: var(--surface);

  &[data-lines] > * + * {
    border-top: 1px solid var(--line);
  }
`;

/* The card that rises into the blue. */
export const Raised = styled.section`
  position: relative;
  margin: -2.75rem var(--gutter) 0;
  padding: var(--s-16) 0.875rem;
  border-radius: var(--r-16);
  background: var(--raised);
  box-shadow: var(--shadow);
  --sunken: var(--raised-sunken);
`;

export const CardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--s-8);
  padding: var(--s-12) 0.875rem 0;

  ${Raised} > & {
    margin-bottom: var(--s-12);
    padding: 0;
  }
  & > h2 {
    font-size: var(--fs-16);
    font-weight: 700;
  }
  & > span {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    margin: -0.5rem 0;
    color: var(--primary);
    font-size: var(--fs-13);
  }
`;

export const Hint = styled.p`
  min-height: 1.25rem;
  margin-top: var(--s-8);
  color: var(--text-2);
  font-size: var(--fs-12);
  text-align: center;
`;

export const Foot = styled.p`
  padding: var(--s-8) 0.875rem var(--s-12);
  color: var(--text-2);
  font-size: var(--fs-12);
`;

export const Path = styled.ul`
  position: relative;
  min-height: 4.875rem;
  margin: var(--s-16) 1.125rem var(--s-12);

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 0.8125rem;
    left: 0;
    width: 100%;
    height: 0.375rem;
    border-radius: 0.1875rem;
    background: var(--line);
  }
  &::after {
    width: var(--done);
    background: var(--g-primary);
  }
  & > li {
    position: absolute;
    z-index: 1;
    left: var(--at);
    display: grid;
    justify-items: center;
    width: 4rem;
    margin-left: -2rem;
    font-size: min(var(--fs-12), 1rem);
    line-height: 1.4;
    text-align: center;
  }
  & em {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    background: var(--surface);
    box-shadow: 0 0 0 0.125rem var(--line);
  }
  & em > svg {
    width: 1rem;
    height: auto;
  }
  & [data-reached] em,
  & > li[data-reached] em {
    background: var(--primary-fill);
    box-shadow: 0 0 0 0.1875rem var(--surface);
    color: var(--on-fill);
  }
  & b {
    margin-top: 0.3125rem;
  }
  & small {
    color: var(--text-3);
    font-size: inherit;
  }
`;

export const Earn = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: var(--s-12) 0.875rem;

  & > i {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 0.75rem;
    background: var(--primary-tint);
    color: var(--primary);
  }
  & > i > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    font-size: var(--fs-15);
    font-weight: 600;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const Rules = styled.ol`
  display: grid;
  gap: var(--s-12);
  padding-left: 1.25rem;
  color: var(--text-2);
  font-size: var(--fs-14);
  list-style: decimal;
`;
