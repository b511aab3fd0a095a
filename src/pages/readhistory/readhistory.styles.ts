import styled from 'styled-components';
import { Lead } from '@/features/books/managed.styles';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

export const Guest = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-12);
  margin: var(--s-4) var(--gutter) var(--s-8);
  padding: var(--s-8) var(--s-12);
  border-radius: var(--r-12);
  background: var(--surface);
  font-size: var(--fs-13);

  & > a {
    flex: none;
  }
`;

export const Incognito = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-12);
  min-height: 3.25rem;
  padding: var(--s-4) var(--gutter);
  font-size: var(--fs-14);

  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--fs-12);
  }
`;

export const GroupHead = styled.h2`
  padding: var(--s-12) var(--gutter) var(--s-4);
  color: var(--text-2);
  font-size: var(--fs-13);
  font-weight: 600;
`;

export const Says = styled.span`
  flex: 1;
  min-width: 0;

  & > b,
  & > span:not([aria-hidden]),
  & > small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-size: var(--fs-15);
    font-weight: 600;
  }
  & > span {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > small {
    display: flex;
    align-items: center;
    gap: var(--s-8);
    margin-top: 0.25rem;
    color: var(--text-3);
    font-size: var(--fs-12);
  }
`;

/* Wider than a cover; what is locked can be guessed, not seen. */
export const FilmLead = styled(Lead)`
  & > :first-child {
    width: 7rem;
    overflow: hidden;
  }
  &[data-locked] img {
    filter: blur(0.5rem) saturate(0.9);
    transform: scale(1.08);
  }
`;

export const Undo = styled.div`
  position: sticky;
  z-index: var(--z-float);
  bottom: calc(var(--s-16) + var(--safe-bottom));
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: auto var(--gutter) var(--s-16);
  padding: 0 var(--s-16);
  border-radius: var(--r-12);
  background: var(--text);
  color: var(--page);
  font-size: var(--fs-14);

  & > button {
    min-height: 3rem;
    padding: 0 var(--s-8);
    font-weight: 600;
    text-decoration: underline;
  }
`;
