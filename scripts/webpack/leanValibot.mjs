/**
 * Schemas without the validator of Standard Schema, which nobody here asks and which valibot makes for each at once: the
 * contract alone has 1,700, and a quarter of their memory is that.
 */
export default function leanValibot(source) {
  const attach = /schema\["~standard"\] = \{[\s\S]*?\n\t\};/;
  if (!attach.test(source)) throw new Error('valibot no longer attaches its validator there');
  return source.replace(attach, '');
}
