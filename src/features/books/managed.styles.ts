import styled from 'styled-components';

/* A book in a list that is managed: its tick, where it leads, and a button. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  padding: var(--s-8) var(--gutter);

  & > [data-size] {
    flex: none;
  }
`;

export const Pick = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 0.09375rem solid var(--field-line);
  border-radius: 50%;
  background: var(--surface);

  &:checked {
    border: 0.375rem solid var(--primary-fill);
  }
`;

export const Lead = styled.a`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--s-12);
  min-width: 0;

  & > :first-child {
    flex: none;
    width: 3.75rem;
  }
`;

/* What can be done with the ticked ones, at the lower edge. */
export const Foot = styled.div`
  position: sticky;
  z-index: var(--z-float);
  bottom: 0;
  display: flex;
  align-items: center;
  gap: var(--s-8);
  margin-top: auto;
  padding: var(--s-8) var(--gutter) calc(var(--s-8) + var(--safe-bottom));
  background: var(--bar);
  box-shadow: 0 -1px 0 var(--bar-line);
  -webkit-backdrop-filter: blur(1rem);
  backdrop-filter: blur(1rem);

  & > :last-child {
    flex: 1;
  }
`;
