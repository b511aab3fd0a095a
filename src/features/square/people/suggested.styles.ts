import styled from 'styled-components';

export const Suggestions = styled.section`
  margin-top: var(--s-8);
  padding: 0.875rem 0 var(--s-16);
  background: var(--surface);

  & > h2 {
    padding: 0 var(--gutter) var(--s-12);
    font-size: var(--fs-16);
    font-weight: 700;
  }
`;

/* As high as they will be, so that the posts under them stay where they are. */
export const SuggestionsGhost = styled.div`
  min-height: 15.875rem;
  margin-top: var(--s-8);
  background: var(--surface);
`;

export const PersonCard = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 8.25rem;
  height: 100%;
  padding: var(--s-16) 0.625rem var(--s-12);
  border-radius: var(--r-12);
  background: var(--page);
  text-align: center;

  [data-theme='dark'] & {
    background: var(--sunken);
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) & {
      background: var(--sunken);
    }
  }
  & > button:first-child {
    display: flex;
    flex: 1;
    flex-direction: column;
    align-items: center;
    width: 100%;
    margin-bottom: var(--s-8);
  }
  & > button:first-child > span {
    width: 3.5rem;
    height: 3.5rem;
    margin-bottom: var(--s-8);
  }
  & b {
    max-width: 100%;
    overflow: hidden;
    font-size: var(--fs-14);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    display: -webkit-box;
    min-height: calc(2 * 1.4 * var(--fs-12));
    overflow: hidden;
    color: var(--text-2);
    font-size: var(--fs-12);
    line-height: 1.4;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > button:nth-child(2):not(:last-child) {
    width: 100%;
  }
  & > button:last-child {
    position: absolute;
    top: -0.125rem;
    right: -0.125rem;
    color: var(--text-3);
  }
  & > button:last-child svg {
    width: 1rem;
    height: 1rem;
  }
`;
