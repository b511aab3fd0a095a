/** What the server says to those at the desk, and in files for them. */
export const deskText = {
  issuer: '星钻广场工作台',
  actsHead: ['时间', '人', '角色', '动作', '对象', '编号', '会员', '原因', '之前', '之后', '追踪号'],
};
