/** What the browser reads where the client has not been built. */
export const unbuiltText = '前端页面尚未构建，请先运行 npm run build。';
