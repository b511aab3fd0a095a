import styled from 'styled-components';

export const Box = styled.span`
  display: inline-flex;
  align-items: center;
  height: 18px;
  padding: 0 6px;
  border-radius: 5px;
  background: var(--sunken);
  color: var(--text-2);
  font-size: 12px;
  font-weight: 400;
  line-height: 1;
  white-space: nowrap;
  &[data-tone='blue'] { background: var(--primary-tint); color: var(--primary); }
  &[data-tone='red'] { background: var(--error-tint); color: var(--error); }
  &[data-tone='amber'] { background: var(--warning-tint); color: var(--warning); }
  &[data-tone='green'] { background: var(--success-tint); color: var(--success); }
  &[data-tone='violet'] { background: var(--forever-tint); color: var(--forever); }
  &[data-tone='teal'] { background: var(--teal-tint); color: var(--teal); }
  &[data-tone='vip'] { background: var(--vip-navy); color: var(--vip-gold); }
`;
