import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.1875rem;
  flex: none;
  min-height: 1rem;
  padding: 0 0.375rem;
  border-radius: var(--r-4);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-10);
  font-weight: 700;
  line-height: 1.4;
  white-space: nowrap;

  &[data-kind='normal'] {
    background: var(--vip-navy);
    box-shadow: inset 0 0 0 1px var(--vip-line);
    color: var(--vip-gold);
  }
  &[data-kind='month'] {
    background: var(--vip-navy-2);
    color: var(--vip-gold);
  }
  &[data-kind='year'] {
    background: var(--g-gold);
    color: var(--vip-navy);
  }
  &[data-kind='official'] {
    background: var(--primary-fill);
    color: var(--on-fill);
  }
  &[data-kind='author'] {
    background: var(--primary-tint);
    color: var(--primary);
  }
  &[data-expired] {
    background: var(--sunken);
    box-shadow: none;
    color: var(--text-2);
  }
`;
