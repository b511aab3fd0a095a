import styled from 'styled-components';

export const Stack = styled.div`
  display: grid;
  gap: 0.625rem;
  grid-template-columns: 100%;
  padding-bottom: calc(var(--s-24) + var(--safe-bottom));
`;

export const Face = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-8);
  padding: var(--s-16) var(--gutter) var(--s-8);
  font-size: var(--fs-13);

  & > button {
    position: relative;
    border-radius: 50%;
  }
  & > button > i {
    position: absolute;
    right: -0.25rem;
    bottom: -0.125rem;
    display: grid;
    place-items: center;
    width: 1.625rem;
    height: 1.625rem;
    border: 0.125rem solid var(--page);
    border-radius: 50%;
    background: var(--primary-fill);
    color: var(--on-fill);
  }
  & > button > i > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
  & > p {
    color: var(--text-2);
  }
`;

export const Section = styled.section`
  & > h2 {
    padding: var(--s-8) var(--gutter) var(--s-8);
    color: var(--text-2);
    font-size: var(--fs-13);
    font-weight: 400;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: 0.625rem;
  padding: 0 var(--gutter);

  & button[data-save] {
    min-width: var(--touch);
  }
`;

export const SexRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-12);
  min-height: 3.25rem;
  padding: 0 var(--s-16);
  border-radius: var(--r-12);
  background: var(--surface);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: var(--fs-16);

  & > b {
    padding-right: var(--s-12);
    border-right: 1px solid var(--line);
    color: var(--text-2);
    font-weight: 400;
  }
  & > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: var(--s-4);
  }
  & label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 3.75rem;
    min-height: 2.25rem;
    padding: 0 var(--s-12);
    border-radius: var(--r-full);
    color: var(--text-2);
    cursor: pointer;
  }
  & label[data-on] {
    background: var(--primary-tint);
    color: var(--primary);
    font-weight: 600;
  }
  & input {
    position: absolute;
    top: -0.25rem;
    left: 0;
    width: 100%;
    height: var(--touch);
    border-radius: var(--r-full);
    cursor: pointer;
  }
  & > p {
    flex-basis: 100%;
    padding-bottom: var(--s-8);
    color: var(--error);
    font-size: var(--fs-12);
  }
`;

export const Rows = styled.div`
  margin: 0 var(--gutter);
  border-radius: var(--r-12);
  background: var(--surface);

  & > * + * {
    border-top: 1px solid var(--line);
  }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s-12);
  width: 100%;
  min-height: 3.25rem;
  padding: var(--s-4) var(--s-16);
  font-size: var(--fs-15);
  text-align: left;

  & > b {
    flex: 1 1 5em;
    font-weight: 400;
  }
  & > span {
    min-width: 0;
    color: var(--text-2);
    font-size: var(--fs-14);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  & > em {
    color: var(--primary);
    font-size: var(--fs-14);
    font-style: normal;
  }
  & > svg {
    width: 1.125rem;
    height: 1.125rem;
    flex: none;
    color: var(--text-3);
  }
  & > small {
    flex-basis: 100%;
    padding-bottom: var(--s-4);
    color: var(--warning);
    font-size: var(--fs-12);
  }
  & > small[data-calm] {
    color: var(--text-2);
  }
  & > button {
    margin: 0 -0.75rem 0 -0.5rem;
    color: var(--text-2);
  }
  & > button > svg {
    width: 1.0625rem;
    height: 1.0625rem;
  }
`;

export const Ends = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: center;
  margin: var(--s-16) var(--gutter) 0;

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    padding: 0 var(--s-16);
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Device = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 4rem;
  padding: var(--s-8) var(--s-16);

  & > svg {
    width: 1.5rem;
    height: 1.5rem;
    flex: none;
    color: var(--primary);
    stroke-width: 1.75;
  }
  & > div {
    flex: 1;
    min-width: 0;
    font-size: var(--fs-15);
    line-height: 1.4;
  }
  & > div > i {
    margin-left: var(--s-8);
    padding: 0.0625rem 0.375rem;
    border-radius: var(--r-4);
    background: var(--success-tint);
    color: var(--success);
    font-size: var(--fs-12);
    font-style: normal;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const Note = styled.p`
  padding: var(--s-12) var(--gutter) var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-13);
`;

export const Loss = styled.div`
  margin: 0 var(--gutter);
  padding: var(--s-16);
  border-radius: var(--r-12);
  background: var(--error-tint);
  font-size: var(--fs-14);
  line-height: 1.6;

  /* A form keeps its own distance from the edge. */
  form > & {
    margin: 0;
  }
  & > b {
    color: var(--error);
  }
  & > ul {
    display: grid;
    gap: var(--s-4);
    margin-top: var(--s-8);
    padding-left: 1.125rem;
    list-style: disc;
  }
`;

export const GhostFace = styled.span`
  width: 4.25rem;
  height: 4.25rem;
  border-radius: 50%;
  background: var(--skeleton);
`;

export const GhostField = styled.span`
  display: block;
  height: 3.25rem;
  border-radius: var(--r-12);
  background: var(--skeleton);

  /* In a card of rows the lines between them are all there is. */
  ${Rows} > & {
    background: none;
  }
`;

/** Invented people of the sandbox, side by side. */
export const People = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0 var(--gutter);
`;
