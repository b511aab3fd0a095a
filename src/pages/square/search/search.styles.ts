import styled from 'styled-components';

export const Top = styled.header`
  position: sticky;
  z-index: var(--z-bar);
  top: var(--stick);
  display: flex;
  align-items: center;
  padding: calc(var(--s-4) + var(--safe-top)) var(--gutter) var(--s-4) var(--s-4);
  background: var(--page);

  & > form {
    flex: 1;
    min-width: 0;
    margin: 0;
  }
`;

export const Suggestions = styled.ul`
  position: sticky;
  z-index: calc(var(--z-bar) - 1);
  top: calc(var(--stick) + 3.25rem);
  background: var(--raised);
  box-shadow: var(--shadow);
`;

export const Suggestion = styled.button`
  width: 100%;
  min-height: var(--touch);
  padding: var(--s-8) var(--gutter);
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  text-align: left;
`;

export const BookRow = styled.article`
  padding: var(--s-4) var(--gutter);
`;

export const Group = styled.section`
  padding: var(--s-12) var(--gutter);
`;

export const GroupHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--touch);

  & h2 {
    font-size: var(--fs-16);
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem var(--s-8);

  & > button {
    max-width: 100%;
    overflow-wrap: anywhere;
    white-space: normal;
  }
`;
