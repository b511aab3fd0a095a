import styled from 'styled-components';

export const HeaderAct = styled.button`
  min-width: var(--touch);
  min-height: var(--touch);
  padding: 0 var(--s-4);
  font-size: min(var(--fs-14), 1.25rem);
`;

export const GhostCard = styled.div`
  display: grid;
  gap: var(--s-12);
  margin: 0 var(--gutter) var(--s-12);
  padding: var(--s-16) 0.875rem;
  border-radius: var(--r-16);
  background: var(--surface);

  &[data-raised] {
    margin-top: 8.5rem;
  }
`;

export const GhostWeek = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 0.3125rem;

  & > i {
    height: 5rem;
    border-radius: var(--r-8);
    background: var(--skeleton);
  }
`;

export const MonthBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-8);
  margin: var(--s-12) var(--gutter);

  & > div {
    text-align: center;
  }
  & b {
    display: block;
    font-size: var(--fs-16);
  }
  /* Not disabled: the browser would take the focus from it. */
  & > [aria-disabled] {
    color: var(--text-3);
  }
  /* As high before its words come. */
  & small::before {
    content: '\\200B';
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const RecordRow = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 3.5rem;
  padding: var(--s-8) 0.875rem;

  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    font-size: var(--fs-15);
    font-weight: 500;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > span:last-child {
    font-size: var(--fs-15);
    font-weight: 600;
  }
`;

export const InviteHero = styled.section`
  position: relative;
  padding: var(--s-8) var(--s-20) 3.5rem;
  color: var(--on-art);

  & > p {
    font-size: var(--fs-14);
  }
  & > strong {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25em;
    margin: var(--s-4) 0 var(--s-8);
    font-size: var(--fs-26);
    line-height: 1.3;
  }
`;

export const CodeBox = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  text-align: center;

  & > a {
    margin-top: var(--s-12);
  }

  & > small {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
  & > b {
    font-family: var(--font-num);
    font-size: var(--fs-32);
    font-weight: 700;
    letter-spacing: 0.12em;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;

export const LinkLine = styled.p`
  max-width: 100%;
  margin: var(--s-8) 0 var(--s-12);
  padding: var(--s-8) var(--s-12);
  border-radius: var(--r-8);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-12);
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Acts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(calc(7rem * var(--text-scale)), 1fr));
  gap: var(--s-8);

  & > :last-child {
    grid-column: 1 / -1;
  }
`;

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  padding: var(--s-16) 0;
  text-align: center;

  & > div {
    display: flex;
    flex-direction: column-reverse;
    min-width: 0;
  }
  & > div + div {
    border-left: 1px solid var(--line);
  }
  & dd {
    margin: 0;
    font-family: var(--font-num);
    font-size: var(--fs-22);
    font-weight: 700;
    line-height: 1.3;
  }
  & dt {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const InviteRules = styled.ol`
  display: grid;
  gap: var(--s-8);
  padding: var(--s-8) 0.875rem 0.875rem 2rem;
  color: var(--text-2);
  font-size: var(--fs-13);
  list-style: decimal;
`;

export const InvitedRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 3.75rem;
  padding: var(--s-8) var(--gutter);

  & > div {
    flex: 1;
    min-width: 0;
  }
  & b {
    display: block;
    font-size: var(--fs-15);
    font-weight: 500;
  }
  & small {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > em {
    color: var(--text-3);
    font-size: var(--fs-13);
    font-style: normal;
    text-align: right;
  }
  & > span {
    font-weight: 600;
  }
`;
