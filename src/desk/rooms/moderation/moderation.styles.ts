import styled from 'styled-components';

export const Reported = styled.span`
  font-size: 12px;
  color: var(--text-2);
  &[data-many] { color: var(--error); }
`;

export const Late = styled.span`
  font-size: 12px;
  color: var(--text-2);
  &[data-late] { color: var(--error); }
  &[data-held] { color: var(--warning); }
`;

export const More = styled.li`
  padding: 12px 16px;
  text-align: center;
`;

/** What is judged, with what stands around it; it scrolls, the bar of decisions does not. */
export const Case = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: 12px 20px 20px;
  > [data-line] { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; color: var(--text-2); }
  > [data-line] b { color: var(--text); font-weight: 600; }
  > [data-line] [data-end] { margin-left: auto; }
  > [data-place] { margin: 16px 0 8px; color: var(--text-2); }
`;

/** A text beside the thing: small, with who wrote it. */
export const Beside = styled.article`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr);
  gap: 10px;
  padding: 8px 12px;
  line-height: 20px;
  > img { width: 22px; height: 22px; border-radius: 50%; background: var(--sunken); }
  > div > b { font-weight: 600; }
  > div > time { color: var(--text-2); margin-left: 6px; }
  > div > p { color: var(--text-2); }
`;

export const Under = styled.div`
  margin-left: 16px;
  border-left: 2px solid var(--line);
`;

/** The thing itself, large. */
export const ThingBox = styled.section`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: 10px;
  margin: 6px 0;
  padding: 12px 14px;
  border: 1px solid var(--primary-line);
  border-radius: 12px;
  box-shadow: 0 0 0 3px var(--chosen);
  > img { width: 32px; height: 32px; border-radius: 50%; background: var(--sunken); }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; color: var(--text-2); }
  header > b { color: var(--text); font-weight: 600; }
  h2 { margin-top: 6px; font-size: 15px; font-weight: 600; line-height: 24px; }
  [data-words] { margin-top: 4px; font-size: 15px; line-height: 26px; white-space: pre-wrap; }
  [data-facts] { margin-top: 8px; color: var(--text-2); font-size: 12px; line-height: 22px; }
  [data-facts] mark { font-size: 12px; margin-right: 4px; }
  [data-facts] > span + span { margin-left: 14px; }
`;

export const Pictures = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
  button { position: relative; height: 120px; max-width: 240px; overflow: hidden; border-radius: 8px; background: var(--sunken); }
  img { display: block; height: 100%; width: auto; max-width: 240px; object-fit: cover; }
  button[data-hidden] img { filter: blur(14px); }
  span { position: absolute; inset: 0; display: grid; place-items: center; color: #fff; font-weight: 600; text-shadow: 0 1px 4px rgb(0 0 0 / .7); }
  img[data-open] { height: auto; max-height: 60vh; max-width: 100%; border-radius: 8px; object-fit: contain; }
`;

export const Deciding = styled.div`
  flex: none;
  display: grid;
  gap: 10px;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  > div, > fieldset { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
  > fieldset > legend { float: left; width: 56px; color: var(--text-2); }
  > div { gap: 6px; }
  && > div > button { padding: 0 9px; }
  @media (max-width: 1359px) { > fieldset > small { display: none; } }
  > fieldset > small { margin-left: auto; color: var(--text-2); font-size: 12px; }
  > p { color: var(--text-2); }
  > p > b { color: var(--text); font-weight: 600; }
  input { flex: 1; min-width: 200px; height: 28px; padding: 0 10px; border: 1px solid var(--primary-line); border-radius: 8px; background: var(--surface); }
`;

export const Choice = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 26px;
  padding: 0 10px;
  border-radius: 8px;
  background: var(--sunken);
  &[aria-pressed='true'] { background: var(--primary-tint); color: var(--primary); }
`;

export const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-bottom: 10px;
  img { width: 36px; height: 36px; border-radius: 50%; background: var(--sunken); }
  b { display: block; font-weight: 600; }
`;

export const Others = styled.ul`
  li { display: flex; gap: 8px; line-height: 24px; min-width: 0; }
  li > span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  li > [data-end] { flex: none; margin-left: auto; color: var(--text-2); }
  li > [data-end][data-bad] { color: var(--error); }
`;

export const Faces = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin-bottom: 6px;
  img { width: 22px; height: 22px; border-radius: 50%; background: var(--sunken); }
`;

export const Said = styled.blockquote`
  margin-top: 8px;
  padding: 8px 10px;
  border-radius: 8px;
  background: var(--warning-tint);
  line-height: 20px;
  white-space: pre-wrap;
`;

export const Dim = styled.p`
  color: var(--text-2);
  font-size: 12px;
`;

export const WordPane = styled.div`
  display: grid;
  align-content: start;
  gap: 14px;
  max-width: 620px;
  padding: 20px;
  [data-acts] { display: flex; gap: 8px; }
  [data-acts] > :last-child { margin-left: auto; }
`;

export const Examples = styled.ul`
  li { padding: 8px 0; border-bottom: 1px solid var(--line); line-height: 20px; }
  li > small { color: var(--text-2); margin-right: 8px; font-size: 12px; }
`;
