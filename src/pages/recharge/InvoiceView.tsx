import { type FormEvent, useState } from 'react';
import { businessCode, isFault, isLost } from '@/api/fault';
import { useAskInvoiceMutation } from '@/api/ownOrderApi';
import { code } from '@/contract/codes';
import { EMAIL, INVOICE_LONGEST, type InvoiceKind, TAX_NUMBER } from '@/contract/invoice';
import type { OwnOrder } from '@/contract/ownOrder';
import { ChoiceField, useChoice } from '@/features/support/ChoiceField';
import { LETTER_FAULT } from '@/features/support/lettersSlice';
import { Form, Refusal } from '@/features/support/support.styles';
import { saying } from '@/features/support/useLetterField';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { sayFault } from '@/shell/faults/sayFault';
import { checkFields } from '@/shell/forms/checkFields';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import type { FieldRule } from '@/shell/forms/rules';
import { faultField } from '@/shell/forms/serverFaults';
import { useDraftField } from '@/shell/forms/useDraftField';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { ordersText } from '@/text/orders';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { EmptyState } from '@/ui/page-state/PageState';
import { OneOrder } from './OneOrder';
import { Paper } from './orders.styles';

const text = ordersText.invoice;
/** One draft for all orders: what one's invoices say is the same. It stays with the tab. */
const FORM = 'user:invoice';
const kinds = (['company', 'person'] as const).map((id) => ({ id, label: text.kinds[id] }));
const titleRule = saying(text.missing.title, INVOICE_LONGEST.title, text.long(INVOICE_LONGEST.title));
const fits =
  (pattern: RegExp, name: 'taxNumber' | 'email'): FieldRule =>
  (value) =>
    value === '' ? text.missing[name] : pattern.test(value) ? '' : text.wrong[name];
const taxRule = fits(TAX_NUMBER, 'taxNumber');
const emailRule = fits(EMAIL, 'email');
const tight = (value: string) => value.replace(/\s/g, '');
const taxOf = (value: string) => tight(value).toUpperCase().slice(0, 20);
const emailOf = (value: string) => tight(value).slice(0, INVOICE_LONGEST.email);

/** 申请发票: what the invoice of an order is to say; sent, it is a letter that the staff answer. */
export function InvoiceView() {
  return (
    <OneOrder title={text.title}>
      {(order) => (
        <Paper>{order.canInvoice ? <InvoiceForm orderId={order.orderId} /> : <NotNow order={order} />}</Paper>
      )}
    </OneOrder>
  );
}

function NotNow({ order: { orderId, invoiceLetterId } }: { order: OwnOrder }) {
  const go = useGo();
  const isAsked = invoiceLetterId != null;
  const to = isAsked ? href.letters(invoiceLetterId) : href.recharge({ view: 'order', order: orderId });
  const action = (
    <Button tone="tint" onClick={() => go(to, 'replace')}>
      {isAsked ? text.asked : text.toOrder}
    </Button>
  );
  return <EmptyState {...(isAsked ? { title: text.sent } : text.not)} action={action} />;
}

/** Sends the form once; what the server does not take is said at its field, and nothing typed is lost. */
function useSend(orderId: string) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const [ask] = useAskInvoiceMutation();
  const judge = (field: string, said: string) => dispatch(formEvents.judged({ form: FORM, errors: { [field]: said } }));
  return async (wish: { kind: InvoiceKind; title: string; taxNumber?: string; email: string }) => {
    judge(LETTER_FAULT, '');
    const { data, error } = await ask({ id: orderId, ...wish });
    if (data) {
      dispatch(formEvents.settled({ form: FORM }));
      dispatch(toastEvents.raised({ type: 'success', text: text.sent }));
      go(href.letters(data.letterId), 'replace');
      return;
    }
    if (!isFault(error) || error.kind === 'session') return;
    const field = businessCode(error) === code.badParameter && faultField(error, ['title', 'taxNumber', 'email']);
    judge(field || LETTER_FAULT, isLost(error) ? text.lost : sayFault(error));
  };
}

function InvoiceForm({ orderId }: { orderId: string }) {
  const kind = useChoice(FORM, 'kind', ['company', 'person'] as const);
  const title = useDraftField(FORM, 'title', { rule: titleRule });
  const taxNumber = useDraftField(FORM, 'taxNumber', { rule: taxRule, clean: taxOf });
  const email = useDraftField(FORM, 'email', { rule: emailRule, clean: emailOf });
  const refusal = useAppSelector((state) => selectForm(state, FORM).errors[LETTER_FAULT]);
  const [busy, setBusy] = useState(false);
  const send = useSend(orderId);
  const isCompany = kind === 'company';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !checkFields(isCompany ? [title, taxNumber, email] : [title, email])) return;
    setBusy(true);
    const wish = { kind, title: title.value.trim(), email: email.value };
    await send(isCompany ? { ...wish, taxNumber: taxNumber.value } : wish);
    setBusy(false);
  };
  return (
    <>
      <p>{text.note}</p>
      <Form noValidate onSubmit={(event) => void submit(event)} aria-label={text.title}>
        <ChoiceField form={FORM} name="kind" label={text.kindLabel} choices={kinds} value={kind} />
        <Field
          {...title.props}
          label={text.name}
          placeholder={text.namePlaceholder[kind]}
          autoComplete={isCompany ? 'organization' : 'name'}
        />
        {isCompany && (
          <Field
            {...taxNumber.props}
            label={text.taxNumber}
            placeholder={text.taxPlaceholder}
            autoCapitalize="characters"
            autoComplete="off"
          />
        )}
        <Field
          {...email.props}
          label={text.email}
          placeholder={text.email}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        {refusal && <Refusal role="alert">{refusal}</Refusal>}
        <Button type="submit" tone="main" size="l" block busy={busy}>
          {text.send}
        </Button>
      </Form>
    </>
  );
}
