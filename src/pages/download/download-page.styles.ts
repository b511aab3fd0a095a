import styled from 'styled-components';
import { fold } from '@/ui/fold/fold.styles';

export const Head = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  padding: var(--s-16) var(--gutter) var(--s-24);
  text-align: center;

  & > i {
    width: 5rem;
    height: 5rem;
    margin-bottom: var(--s-8);
    border-radius: var(--r-icon);
    box-shadow: var(--shadow);
  }
  & > h2 {
    font-size: var(--fs-22);
    font-weight: 700;
  }
  & > p {
    color: var(--text-2);
    font-size: var(--fs-14);
  }
  & > small {
    color: var(--text-2);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
`;

export const Packages = styled.div`
  display: grid;
  gap: var(--s-12);
  margin: 0 var(--gutter);

  & small {
    margin-left: 0.5em;
    font-size: var(--fs-12);
    font-weight: 400;
    opacity: 0.9;
  }
`;

export const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-8);
  margin: var(--s-12) var(--gutter) 0;
  padding: var(--s-12) 0.875rem;
  border-radius: var(--r-12);
  background: var(--primary-tint);
  font-size: var(--fs-14);

  & b {
    color: var(--primary);
    font-family: var(--font-num);
    font-size: var(--fs-16);
    letter-spacing: 0.06em;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const Qr = styled.section`
  display: flex;
  align-items: center;
  gap: var(--s-16);
  margin: var(--s-12) var(--gutter) 0;
  padding: var(--s-16);
  border-radius: var(--r-12);
  background: var(--surface);

  & > svg {
    flex: none;
    width: 8.5rem;
    height: 8.5rem;
    border-radius: var(--r-8);
  }
  & h2 {
    font-size: var(--fs-16);
    font-weight: 700;
  }
  & p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Block = styled.section`
  margin: var(--s-12) var(--gutter) 0;
  padding: 0.875rem;
  border-radius: var(--r-12);
  background: var(--surface);

  & > h2 {
    margin-bottom: var(--s-8);
    font-size: var(--fs-16);
    font-weight: 700;
  }
`;

export const Notes = styled.ul`
  display: grid;
  gap: var(--s-4);
  padding-left: 1.125rem;
  color: var(--text-2);
  font-size: var(--fs-14);
  list-style: disc;
`;

export const Screens = styled.div`
  display: flex;
  gap: var(--s-8);
  margin: 0 -0.875rem;
  padding: 0 0.875rem;
  overflow-x: auto;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }
  & > img {
    flex: none;
    width: 9rem;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--r-12);
    background: var(--skeleton);
  }
`;

export const Fold = styled.details`
  ${fold}
  & + & {
    border-top: 1px solid var(--line);
  }
  & > summary {
    font-size: var(--fs-14);
  }
  & > ol {
    display: grid;
    gap: var(--s-4);
    padding: 0 0 var(--s-12) 1.25rem;
    color: var(--text-2);
    font-size: var(--fs-13);
    list-style: decimal;
  }
`;

export const Safe = styled.p`
  margin: var(--s-16) var(--gutter) calc(var(--s-24) + var(--safe-bottom));
  color: var(--text-2);
  font-size: var(--fs-12);
  line-height: 1.7;
`;
