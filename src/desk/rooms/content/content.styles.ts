import styled from 'styled-components';

/** The kinds, two beside each other, over their list. */
export const Kinds = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  flex: none;
  gap: 2px;
  padding: 8px;
  border-bottom: 1px solid var(--line);
  a { padding: 2px 8px; border-radius: 8px; color: var(--text); white-space: nowrap; }
  a:hover { background: var(--hover); text-decoration: none; }
  a[aria-current] { background: var(--chosen); color: var(--primary); font-weight: 600; }
  small { margin-left: 4px; color: var(--text-3); font-size: 12px; font-weight: 400; }
`;

export const State = styled.span`
  color: var(--text-2);
  font-size: 12px;
  &[data-state='live'] { color: var(--success); }
  &[data-state='planned'] { color: var(--warning); }
  &[data-state='new'], &[data-state='draft'] { color: var(--primary); }
  &[data-state='failed'] { color: var(--error); }
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding: 16px 20px 32px;
  max-width: 720px;
  label { color: var(--text-2); font-size: 12px; }
  [data-problem] { color: var(--error); font-size: 12px; }
  textarea { max-height: 420px; }
`;

export const Check = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  && { color: var(--text); font-size: 13px; }
  input { width: 16px; height: 16px; }
`;

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 12px;
`;

export const Box = styled.fieldset`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  legend { margin-bottom: 4px; color: var(--text-2); font-size: 12px; }
`;

export const Entry = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  align-items: end;
  gap: 8px;
  align-self: stretch;
  padding: 10px 12px;
  border-radius: 8px;
  background: var(--sunken);
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  i { color: var(--text-3); font-style: normal; }
`;

export const Picture = styled.img`
  max-width: 160px;
  max-height: 88px;
  border-radius: 8px;
  background: var(--sunken);
  object-fit: cover;
`;

/** What was and what is of a field, one over the other. */
export const Diff = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 2px 10px;
  font-size: 12px;
  dt { color: var(--text-2); }
  del, ins { display: block; max-height: 120px; overflow: hidden; text-decoration: none; white-space: pre-wrap; }
  del { color: var(--error); text-decoration: line-through; }
  ins { color: var(--success); }
`;

export const Notice = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 12px 20px 0;
  padding: 10px 12px;
  border-radius: 8px;
  background: var(--error-tint);
  > p { color: var(--error); }
  > div { display: flex; gap: 8px; }
  /* Nothing is wrong: somebody is waited for. */
  &[role='status'] { background: var(--warning-tint); }
  &[role='status'] > p { color: var(--warning); }
`;

/** How a phone is looked at, over it. */
export const Looks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 8px;
  margin-bottom: 8px;
  > span { flex-basis: 100%; }
`;

/** A phone with a members' page, 375 wide and drawn as large as there is room. */
export const Phone = styled.div`
  --shown: 0.78;
  box-sizing: content-box;
  flex: none;
  width: calc(375px * var(--shown));
  height: calc(740px * var(--shown));
  border: 6px solid #0d1b33;
  border-radius: 28px;
  background: var(--sunken);
  /* Not hidden: what takes the focus in the page would move the page within the phone. */
  overflow: clip;
  iframe {
    display: block;
    width: 375px;
    height: 740px;
    border: 0;
    transform: scale(var(--shown));
    transform-origin: 0 0;
  }
`;

export const Versions = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 10px;
  > li { display: flex; flex-direction: column; gap: 2px; padding-bottom: 10px; border-bottom: 1px solid var(--line); }
  > li:last-child { border-bottom: 0; }
  > li > div { display: flex; align-items: center; gap: 8px; }
  > li > div > span { margin-left: auto; display: flex; gap: 4px; }
  small { color: var(--text-2); font-size: 12px; }
`;

/* How many there are, never cut: the field beside it gives way. */
export const Total = styled.span`
  flex: none;
  color: var(--text-3);
  font-size: 12px;
`;
