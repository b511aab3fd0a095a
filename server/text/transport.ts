/** What the envelope says when the transport failed; the client has its own texts and prefers them. */
const transportText: Readonly<Record<number, string>> = {
  400: '请求错误',
  404: '请求地址出错',
  405: '请求方式不受支持',
  408: '请求超时',
  413: '提交的内容过大',
  415: '请求格式不受支持',
  416: '请求范围无效',
  429: '操作太频繁了，请稍后再试',
  500: '服务器内部错误',
  501: '服务未实现',
  502: '网关错误',
  503: '服务不可用',
  504: '网关超时',
  505: 'HTTP 版本不受支持',
};

/** The Chinese text of an HTTP status. */
export function statusText(status: number): string {
  return transportText[status] ?? `请求失败(${status})`;
}
