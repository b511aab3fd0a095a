import styled from 'styled-components';

export const Root = styled.div`
  margin: 0 var(--gutter);
  border-radius: var(--r-12);
  background: var(--surface);

  &[data-pad] {
    padding: 0.875rem;
  }
  &[data-raised] {
    border-radius: var(--r-16);
    background: var(--raised);
    box-shadow: var(--shadow);
  }
  &[data-tone='vip'] {
    position: relative;
    border-radius: var(--r-16);
    background: var(--g-navy);
    box-shadow: inset 0 0 0 1px var(--vip-edge);
    color: var(--vip-gold);
    overflow: hidden;
  }
  &[data-tone='vip']::before {
    content: '';
    position: absolute;
    top: -1.5rem;
    right: -1.25rem;
    width: 13rem;
    height: 13rem;
    background: linear-gradient(135deg, rgb(247 221 160 / 0.18), rgb(247 221 160 / 0));
    -webkit-clip-path: polygon(50% 0, 100% 38%, 50% 100%, 0 38%);
    clip-path: polygon(50% 0, 100% 38%, 50% 100%, 0 38%);
  }
  &[data-tone='vip'] > * {
    position: relative;
  }
  &[data-lines] > * + * {
    border-top: 1px solid var(--line);
  }
`;
