import styled from 'styled-components';

/* A cover nobody may see before they said their age. */
export const Veil = styled.span`
  display: block;
  min-width: 0;

  &[data-veiled] img {
    filter: blur(1.125rem) saturate(0.7);
    transform: scale(1.15);
  }
`;

export const Line = styled.a`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  min-width: 0;
  padding: var(--s-8) 0;

  & > ${Veil} {
    flex: none;
    width: 3.75rem;
  }
`;

export const Says = styled.span`
  display: grid;
  flex: 1;
  gap: 0.125rem;
  min-width: 0;

  & > b {
    overflow: hidden;
    font-size: var(--fs-15);
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span {
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > [data-facts] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const GridRow = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--columns, 3), minmax(0, 1fr));
  gap: 0.5625rem;
  padding: 0 var(--gutter) var(--s-16);
`;
