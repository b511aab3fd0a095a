import styled from 'styled-components';

export const Shell = styled.div`
  position: relative;
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

  &:focus-within {
    box-shadow: inset 0 0 0 0.125rem var(--primary);
  }
  &[data-at='bad'] {
    box-shadow: inset 0 0 0 0.09375rem var(--error);
  }
  &[data-at='off'] {
    background: var(--sunken);
    color: var(--text-3);
  }
  &[data-multiline] {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
    padding: var(--s-12) var(--s-16);
  }
`;

/* At large text the action goes below instead of squeezing what is typed. */
export const Entry = styled.input`
  flex: 1 1 6.5em;
  /* A percentage lets the input shrink below its own idea of twenty letters. */
  width: 100%;
  min-width: 0;
  min-height: 3.25rem;
  font-variant-numeric: tabular-nums;

  &:focus {
    outline: none;
  }
  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  &[type='search']::-webkit-search-cancel-button {
    display: none;
  }
  textarea& {
    flex: none;
    min-height: 6rem;
    padding: 0;
    line-height: 1.6;
    resize: none;
  }
`;

export const Prefix = styled.span`
  padding-right: var(--s-12);
  border-right: 1px solid var(--line);
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

export const Action = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  margin-left: auto;
  font-size: var(--fs-14);

  & > button {
    position: relative;
    min-height: var(--touch);
    color: var(--primary);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > button:disabled {
    color: var(--text-3);
    font-weight: 400;
  }
  /* An icon is narrower than a finger. */
  & > button[aria-pressed]::after {
    content: '';
    position: absolute;
    top: 0;
    right: -0.75rem;
    bottom: 0;
    left: -0.75rem;
  }
  & svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

export const Below = styled.div`
  display: flex;
  gap: var(--s-12);
  padding: 0.375rem var(--s-16) 0;
  color: var(--text-2);
  font-size: var(--fs-12);
`;

export const Fault = styled.p`
  color: var(--error);
`;

export const Counter = styled.span`
  flex: none;
  margin-left: auto;
  font-variant-numeric: tabular-nums;

  &[data-at='full'] {
    color: var(--error);
  }
`;
