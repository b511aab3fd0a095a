/** Words of app start; the first two are only logged (spec 8). */
export const bootText = {
  noDeviceId: 'SDK 初始化失败，设备号获取失败',
  initFailed: 'SDK 初始化失败',
};
