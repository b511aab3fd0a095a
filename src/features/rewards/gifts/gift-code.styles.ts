import styled from 'styled-components';

export const Of = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-12);

  & b {
    font-size: var(--fs-16);
    font-weight: 600;
  }
  & p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Code = styled.p`
  margin: var(--s-16) 0;
  padding: var(--s-16) var(--s-12);
  border: 1px dashed var(--primary);
  border-radius: var(--r-12);
  background: var(--primary-tint);
  color: var(--primary);
  font-size: var(--fs-22);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
  text-align: center;
  overflow-wrap: anywhere;
  user-select: all;
`;

export const Dates = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--s-8) var(--s-12);
  font-size: var(--fs-13);

  & dt {
    color: var(--text-3);
  }
  & dd {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
  & dd[data-over] {
    color: var(--text-3);
  }
  & dd b {
    margin-left: var(--s-8);
    color: var(--error);
    font-weight: 600;
  }
`;
