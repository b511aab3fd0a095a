import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: 1.0625rem;
  padding: 0 0.3125rem;
  border-radius: var(--r-4);
  color: var(--on-fill);
  font-size: var(--fs-10);
  font-weight: 700;
  line-height: 1.4;
  white-space: nowrap;

  &[data-kind='free'] { background: var(--mark-free); }
  &[data-kind='hot'] { background: var(--mark-hot); }
  &[data-kind='limited'] { background: var(--mark-limited); color: var(--mark-limited-ink); }
  &[data-kind='vip'] { background: var(--vip-navy); box-shadow: inset 0 0 0 1px var(--vip-edge); color: var(--vip-gold); }
  &[data-kind='forever'] { background: var(--mark-forever); }
  &[data-kind='new'] { background: var(--mark-new); }
  &[data-corner] {
    position: absolute;
    z-index: 1;
    top: 0;
    left: 0;
    min-height: 1.25rem;
    padding: 0 0.4375rem;
    border-radius: var(--r-8) 0 var(--r-8) 0;
  }
`;

export const Plain = styled.span`
  display: inline-block;
  flex: none;
  max-width: 100%;
  min-height: 1.125rem;
  overflow: hidden;
  padding: 0 0.375rem;
  border-radius: var(--r-4);
  background: var(--sunken);
  color: var(--text-2);
  font-size: var(--fs-10);
  line-height: max(1.125rem, 1.4em);
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: middle;

  &[data-tone='gift'] {
    background: var(--warning-tint);
    color: var(--warning);
  }
  &[data-tone='blue'] {
    background: var(--primary-tint);
    color: var(--primary);
  }
`;
