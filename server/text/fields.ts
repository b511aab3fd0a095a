/** What a member reads when a field breaks its rule; the keys are the contract's field names. */
const fieldText: Readonly<Record<string, string>> = {
  phone: '请输入正确的手机号',
  code: '请输入 6 位数字验证码',
  loginName: '账号须为 4–20 位字母、数字或下划线',
  password: '密码须为 8–32 位，且同时包含字母和数字',
  oldPassword: '请输入原密码',
  oldCode: '请输入 6 位数字验证码',
  name: '昵称须为 2–12 个字',
  sex: '请选择性别',
  age: '年龄须为 0–120 的整数',
  intro: '个人简介最多 120 个字',
  inviteCode: '邀请码格式有误',
  keyword: '请输入要搜索的内容',
  content: '请输入内容',
  tagIds: '请选择话题',
  company: '请填写公司或团队名称',
  contact: '请填写联系人',
  message: '请填写合作内容，500 字以内',
  pageSize: '每页条数须在 1 到 99 之间',
};

/** The text for a field of a request, or for any other field the general one. */
export function badFieldText(field: string): string {
  return fieldText[field] ?? '参数有误，请检查后重试';
}
