import styled from 'styled-components';

const field = `
  width: 100%;
  min-width: 0;
  border: 1px solid var(--field-line);
  border-radius: var(--r-8);
  background: var(--surface);
  color: var(--text);
`;

export const Asked = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-8);

  & > input {
    ${field}
    min-height: var(--touch);
    padding: 0 var(--s-12);
    font: 400 var(--fs-14) / 1.5 ui-monospace, Consolas, monospace;
  }
`;

export const ChangeRows = styled.ol`
  display: grid;
  gap: 1px;
  margin-top: var(--s-8);
  max-height: 18rem;
  overflow: auto;
`;

export const ChangeRow = styled.button`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  gap: 0 var(--s-8);
  width: 100%;
  min-height: var(--touch);
  padding: var(--s-4) var(--s-8);
  border-radius: var(--r-8);
  text-align: start;
  font-size: var(--fs-13);
  overflow-wrap: anywhere;

  &[aria-current='step'] {
    background: var(--primary-tint);
  }
  & > small {
    color: var(--text-3);
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
  & > b {
    grid-column: 2;
    color: var(--text-2);
    font-weight: 400;
    font-size: var(--fs-12);
  }
  & del {
    color: var(--text-3);
  }
  & ins {
    color: var(--primary);
    text-decoration: none;
  }
`;

export const Chain = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-8);
  padding: 0 var(--s-8) var(--s-8);
  color: var(--text-2);
  font-size: var(--fs-12);
  overflow-wrap: anywhere;

  & > button {
    min-height: var(--touch);
    color: var(--primary);
    text-align: start;
  }
`;

export const Tries = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-8);
`;

export const ActionField = styled.textarea`
  ${field}
  margin: var(--s-8) 0;
  padding: var(--s-8);
  font: 400 var(--fs-12) / 1.5 ui-monospace, Consolas, monospace;
  resize: vertical;
`;
