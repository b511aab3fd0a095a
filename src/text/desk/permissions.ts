import type { Permission, Role } from '@/contract/desk/permissions';

/** Roles as the desk calls them. */
export const roleText: Record<Role, string> = {
  support: '客服',
  moderator: '审核',
  finance: '财务',
  operator: '运营',
  admin: '管理',
};

/** Permissions in words. */
export const permissionText: Record<Permission, string> = {
  'today.see': '看今日',
  'today.act': '认领告警',
  'letters.see': '看来信',
  'letters.act': '答来信',
  'cannedAnswers.act': '改常用答复',
  'recordings.see': '看录像（要理由）',
  'recordings.act': '记录像的结论',
  'moderation.see': '看举报与扣留',
  'moderation.act': '判举报与扣留',
  'words.act': '改词表',
  'members.see': '看会员与时间线',
  'members.unmask': '看手机、联系（要理由）',
  'members.note': '写备注',
  'members.message': '发消息',
  'members.mute': '禁言',
  'members.ban': '封号、解封',
  'members.logins': '结束登录',
  'members.diamonds': '给、扣钻石',
  'members.vip': '改 VIP',
  'money.see': '看订单与账',
  'money.settle': '结迟到、重复、孤儿',
  'money.refund': '退款',
  'content.see': '看内容',
  'content.act': '公告、横幅、活动',
  'content.prices': '价格、档位、VIP 方案',
  'figures.see': '看数据',
  'acts.see': '看记录',
  'acts.export': '导出记录',
  'staff.see': '看员工',
  'staff.act': '加人、改角色',
};

/** Rooms of permissions, in the order of the matrix, by what stands before the dot. */
export const permissionGroups: readonly { title: string; areas: readonly string[] }[] = [
  { title: '会员', areas: ['members'] },
  { title: '钱', areas: ['money'] },
  { title: '审核', areas: ['moderation', 'words'] },
  { title: '来信与录像', areas: ['letters', 'cannedAnswers', 'recordings'] },
  { title: '内容与数据', areas: ['content', 'today', 'figures'] },
  { title: '员工与记录', areas: ['staff', 'acts'] },
];
