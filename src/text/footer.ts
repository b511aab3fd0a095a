/** Words at the end of every main page (C2). */
export const footerText = {
  footerLinks: '条款与备案',
  agreement: '用户协议',
  privacy: '隐私政策',
  healthNotice:
    '抵制不良游戏，拒绝盗版游戏。注意自我保护，谨防受骗上当。适度游戏益脑，沉迷游戏伤身。合理安排时间，享受健康生活。',
};
