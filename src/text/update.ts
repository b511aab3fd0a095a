/** A newer build of the app waits. */
export const updateText = {
  title: '新版本已备好',
  note: '更新只需一瞬间。也可以下次打开时再用新版本。',
  later: '下次再说',
  now: '立即更新',
};
