/** The work a device does before a call that many strangers make. */
export const proofText = { working: '正在进行安全验证，请稍候…' };
