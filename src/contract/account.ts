import * as v from 'valibot';

/** The signed-in member as the browser keeps it (spec 3, D5). Changing this needs a storage migration. */
export const Account = v.object({
  accountType: v.optional(v.number(), 0),
  age: v.optional(v.number(), 0),
  loginName: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  needBind: v.optional(v.boolean(), false),
  needRealName: v.optional(v.boolean(), false),
  newAccount: v.optional(v.boolean(), false),
  /** 0 unknown, 1 male, 2 female. */
  sex: v.optional(v.number(), 0),
  token: v.string(),
  uid: v.pipe(v.string(), v.minLength(1)),
});

export type Account = v.InferOutput<typeof Account>;
