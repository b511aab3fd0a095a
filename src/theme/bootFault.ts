/** The face of a page whose app did not come; it stands in the page itself (`app/ports/bootFault`). */
export const bootFault = `
  #boot-fault {
    position: fixed; z-index: 99; top: 0; right: 0; bottom: 0; left: 0;
    display: flex; flex-direction: column; align-items: center; gap: var(--s-8);
    overflow: auto; padding: var(--s-24); background: var(--page); text-align: center;
  }
  #boot-fault::before, #boot-fault::after { content: ''; margin: auto; }
  #boot-fault h1 { font-size: var(--fs-18); }
  #boot-fault p { max-width: 20rem; color: var(--text-2); text-wrap: balance; word-break: keep-all; }
  #boot-fault button {
    min-height: 2.75rem; min-width: 10rem; margin-top: var(--s-8); padding: var(--s-4) 1.5rem; border-radius: var(--r-full);
    background: var(--g-primary); color: var(--on-fill); font-size: var(--fs-16); font-weight: 600;
  }
  #boot-fault a { padding: .75rem 1rem; color: var(--primary); }
`;
