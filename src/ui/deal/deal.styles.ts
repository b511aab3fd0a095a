import styled from 'styled-components';

/* What a dialog says about diamonds: the sum, a remark, the VIP line. */
export const Due = styled.div`
  margin: var(--s-16) 0 var(--s-12);
  padding: 0.875rem var(--s-12);
  border-radius: var(--r-12);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-13);

  & [data-size='hero'] {
    color: var(--text);
  }
  & p {
    font-size: var(--fs-12);
    font-variant-numeric: tabular-nums;
  }
  & p[data-short] {
    color: var(--error);
  }
`;

export const Say = styled.p`
  margin-top: var(--s-12);
  padding: 0.5rem var(--s-12);
  border-radius: var(--r-8);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-13);
  text-align: left;

  &[data-tone='good'] {
    background: var(--success-tint);
    color: var(--success);
  }
`;

/* Navy and gold, VIP only. */
export const Vip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem var(--s-8);
  min-height: 2.75rem;
  padding: 0.375rem 0.375rem 0.375rem 0.875rem;
  border-radius: var(--r-12);
  background: var(--g-navy);
  box-shadow: inset 0 0 0 1px var(--vip-edge);
  color: var(--vip-gold);
  font-size: var(--fs-13);
  text-align: left;

  & > svg {
    flex: none;
    width: 1.125rem;
    height: auto;
  }
  & > span {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;
