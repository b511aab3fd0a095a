import * as v from 'valibot';

/** Whose name an invoice is made out to. */
export const InvoiceKind = v.picklist(['person', 'company']);
export type InvoiceKind = v.InferOutput<typeof InvoiceKind>;

/** Characters of a name on an invoice, and of an address it is sent to. */
export const INVOICE_LONGEST = { title: 100, email: 100 } as const;
/** A company's tax number, as far as a machine judges it: whether it is the right one, whoever writes the invoice sees. */
export const TAX_NUMBER = /^[0-9A-Z]{15,20}$/;
/** An address in an e-mail system: one `@`, something before it, a host with a dot behind it. */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** What is to stand on an invoice, and where it is sent. */
export const InvoiceWish = v.object({
  kind: InvoiceKind,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(INVOICE_LONGEST.title)),
  /** Of a company. */
  taxNumber: v.optional(v.pipe(v.string(), v.regex(TAX_NUMBER))),
  email: v.pipe(v.string(), v.trim(), v.maxLength(INVOICE_LONGEST.email), v.regex(EMAIL)),
});
export type InvoiceWish = v.InferOutput<typeof InvoiceWish>;
