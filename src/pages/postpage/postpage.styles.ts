import styled from 'styled-components';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-12);
  padding: var(--s-12) var(--gutter) calc(var(--s-24) + var(--safe-bottom));
`;

export const Block = styled.div`
  padding: var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);

  &[data-removable] {
    position: relative;
  }
  &[data-removable] > button {
    position: absolute;
    top: 0;
    right: 0;
    color: var(--text-3);
  }
`;

export const Legend = styled.h2`
  margin-bottom: var(--s-8);
  font-size: var(--fs-14);
`;

export const Note = styled.p`
  margin-top: var(--s-8);
  color: var(--text-3);
  font-size: var(--fs-12);
`;

export const Fault = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-8);
  margin-top: var(--s-8);
  color: var(--error);
  font-size: var(--fs-13);
`;

export const Standing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-8);
  padding: var(--s-8) var(--gutter);
  background: var(--primary-tint);
  font-size: var(--fs-13);

  &[data-tone='bad'] {
    background: var(--error-tint);
    color: var(--error);
  }
`;

export const Linked = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-height: 3.5rem;
  padding: var(--s-8) var(--s-4) var(--s-8) var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);

  & > span:nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/* The room of some rows of topics while they are on their way. */
export const TagsGhost = styled.div`
  height: 9rem;
`;
