import styled from 'styled-components';
import { media } from '@/theme/breakpoints';
import { Unfold } from '@/ui/fold/unfold.styles';

export const Head = styled.section`
  display: grid;
  justify-items: center;
  padding: var(--s-8) var(--gutter) 0;
  text-align: center;

  & > i {
    width: 5.5rem;
    height: 5.5rem;
    margin-bottom: 0.875rem;
    border-radius: 1.375rem;
    box-shadow: 0 0.75rem 1.75rem rgb(21 78 200 / 0.35);
  }
  /* So that the code for the phone is seen at once. */
  @media ${media.wideAndLow} {
    padding-top: 0;

    & > i {
      width: 3.5rem;
      height: 3.5rem;
      margin-bottom: var(--s-8);
    }
  }
  & > h1 {
    font-size: var(--fs-26);
    font-weight: 700;
    line-height: 1.25;
  }
  & > p {
    color: var(--text-2);
    font-size: var(--fs-14);
  }
`;

/* The icon at the end stands on the gutter, as the arrow does. */
export const Edge = styled.span`
  margin-right: -0.625rem;
`;

export const Bones = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-12);
  padding: var(--s-8) var(--gutter);
`;

export const Both = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-12);
`;

export const Figures = styled.dl`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  margin: var(--s-16) var(--gutter) 0;
  text-align: center;

  & > div {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: 0 var(--s-4);
  }
  & > div + div {
    border-left: 1px solid var(--primary-line);
  }
  & dd {
    font: 700 var(--fs-18)/1.4 var(--font-num);
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const Screens = styled.div`
  display: flex;
  gap: 0.625rem;
  margin-top: var(--s-24);
  padding: 1px var(--gutter);
  overflow-x: auto;
  scroll-padding: 0 var(--gutter);
  scroll-snap-type: x proximity;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
  & > img {
    flex: none;
    width: 9.375rem;
    height: auto;
    border-radius: var(--r-16);
    box-shadow: 0 0 0 1px var(--line);
    background: var(--skeleton);
    scroll-snap-align: start;
  }
`;

export const Notes = styled.div`
  margin: 0 var(--gutter);
  padding: 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--fs-15);
  line-height: 1.6;

  & h3 {
    margin: var(--s-12) 0 var(--s-4);
    color: var(--text);
    font-family: var(--font-num);
    font-size: var(--fs-14);
  }
  & li {
    position: relative;
    padding-left: 1rem;
  }
  & li + li {
    margin-top: var(--s-4);
  }
  & li::before {
    content: '';
    position: absolute;
    top: 0.55em;
    left: 0.0625rem;
    width: 0.375rem;
    height: 0.375rem;
    transform: rotate(45deg);
    background: var(--primary);
  }
`;

export const ShowReleases = styled(Unfold)`
  margin-bottom: -0.625rem;
`;

/* The number stands in a circle of its own: the list counts. */
export const StepList = styled.ol`
  margin: 0 var(--gutter);
  padding: 0 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);
  counter-reset: step;

  & > li {
    display: flex;
    gap: var(--s-12);
    padding: var(--s-12) 0;
    counter-increment: step;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    background: var(--primary-tint);
    color: var(--primary);
    font: 700 var(--fs-14)/1 var(--font-num);
  }
  & b {
    font-size: var(--fs-16);
  }
  & p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Facts = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.625rem;
  margin: 0 var(--gutter) calc(var(--s-24) + var(--safe-bottom));

  & > li,
  & > li > button {
    display: flex;
    gap: 0.625rem;
    min-width: 0;
    text-align: left;
  }
  & > li {
    padding: 0.875rem var(--s-12);
    border-radius: var(--r-12);
    background: var(--surface);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & > li > button {
    margin: -0.875rem calc(var(--s-12) * -1);
    padding: 0.875rem var(--s-12);
  }
  & svg {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin-top: 0.125rem;
    color: var(--success);
  }
  & span {
    min-width: 0;
  }
  & b {
    display: block;
    color: var(--text);
    font-size: var(--fs-15);
  }
  @media (max-width: 22em) {
    & svg {
      display: none;
    }
  }
`;
