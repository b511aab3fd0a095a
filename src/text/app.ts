/** The product itself, as members see it; an operator may change the title in config.json. */
export const appText = {
  title: '星钻广场',
  guestName: '游客',
};
