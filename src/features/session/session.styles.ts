import styled from 'styled-components';

export const Screen = styled.div`
  position: relative;
  z-index: 0;
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  padding-bottom: calc(var(--s-24) + var(--safe-bottom));
`;

export const HeaderLink = styled.span`
  & > a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: var(--touch);
    color: var(--text-2);
    font-size: var(--fs-14);
  }
  & > a::after {
    content: '';
    position: absolute;
    top: 0;
    right: -0.5rem;
    bottom: 0;
    left: -0.5rem;
  }
`;

export const Hero = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--s-12);
  padding: var(--s-20) var(--gutter) 1.75rem;

  @media (max-height: 660px) {
    padding-top: 0;
    padding-bottom: var(--s-16);
  }
`;

export const Brand = styled.div`
  min-width: 0;

  & > i {
    width: 3.25rem;
    height: 3.25rem;
  }
  & > h1 {
    margin-top: 0.875rem;
    font-size: var(--fs-26);
    font-weight: 700;
    line-height: 1.3;
  }
  & > p {
    color: var(--text-2);
    font-size: var(--fs-13);
  }
`;

export const Greeter = styled.span`
  flex: none;
  width: 6rem;
  height: 6rem;
  border-radius: 50%;
  overflow: hidden;
  box-shadow: var(--shadow);

  & > svg {
    width: 100%;
    height: 100%;
  }
  @media (max-width: 340px), (max-height: 660px) {
    width: 4.5rem;
    height: 4.5rem;
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 0.875rem;
  padding: 0 var(--gutter);

  & > button[type='submit'] {
    margin-top: var(--s-8);
  }
`;

export const FormFault = styled.p`
  padding: var(--s-8) var(--s-16);
  border-radius: var(--r-12);
  background: var(--error-tint);
  color: var(--error);
  font-size: var(--fs-13);
`;

export const Consent = styled.div`
  margin-top: -0.375rem;

  & > p {
    padding-left: 1.625rem;
    color: var(--error);
    font-size: var(--fs-12);
  }
`;

export const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s-16);
  margin-top: -0.625rem;
  color: var(--primary);
  font-size: var(--fs-13);

  & > a,
  & > button {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-8);
  margin-top: auto;
  padding: var(--s-24) var(--gutter) 0;
  color: var(--text-2);
  font-size: var(--fs-13);
  text-align: center;

  & > svg {
    flex: none;
    width: 1.25rem;
    height: 1rem;
  }
`;

export const Sandbox = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s-12);
  width: 100%;
  min-height: var(--touch);
  padding: var(--s-8) var(--s-16);
  border-radius: var(--r-12);
  background: var(--warning-tint);
  color: var(--warning);
  font-size: var(--fs-12);
  text-align: left;

  & > b {
    margin-left: auto;
    font-size: var(--fs-18);
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.08em;
  }
`;

export const Meter = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  margin-top: -0.375rem;
  padding: 0 var(--s-16);
  color: var(--text-2);
  font-size: var(--fs-12);

  & > i {
    flex: 1;
    height: 0.25rem;
    border-radius: var(--r-full);
    background: var(--line);
  }
  & > span {
    min-width: 1.5em;
    text-align: right;
  }
  &[data-grade='1'] > i:nth-of-type(-n + 1) {
    background: var(--error);
  }
  &[data-grade='2'] > i:nth-of-type(-n + 2) {
    background: var(--warning);
  }
  &[data-grade='3'] > i {
    background: var(--success);
  }
`;

export const Partners = styled.div`
  display: grid;
  gap: var(--s-16);
  padding: var(--s-24) var(--gutter) 0;

  & > p {
    display: flex;
    align-items: center;
    gap: var(--s-12);
    color: var(--text-2);
    font-size: var(--fs-12);
  }
  & > p::before,
  & > p::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--line);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--s-16) var(--s-24);
  }
`;

export const Partner = styled.a`
  display: grid;
  justify-items: center;
  gap: 0.375rem;
  color: var(--text-2);
  font-size: var(--fs-12);

  & > b {
    display: grid;
    place-items: center;
    width: var(--touch);
    height: var(--touch);
    border-radius: 50%;
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--primary);
    font-size: var(--fs-18);
  }
`;
