import { type FormEvent, Suspense } from 'react';
import { type FeedbackKind, SUPPORT_TEXT_LONGEST } from '@/contract/support';
import { AskForPictures } from '@/features/pictures/askPictures';
import { selectMaySendPictures } from '@/features/pictures/picturesSlice';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { stateIn } from '@/lib/machine/states';
import { checkFields } from '@/shell/forms/checkFields';
import { formEvents, selectForm } from '@/shell/forms/formsSlice';
import { useDraftField } from '@/shell/forms/useDraftField';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { supportText } from '@/text/support';
import { supportCaseText } from '@/text/supportCase';
import { Button } from '@/ui/button/Button';
import { Field, TextArea } from '@/ui/field/Field';
import { lateView } from '@/ui/late/lateView';
import { Sheet } from '@/ui/sheet/Sheet';
import { Switch } from '@/ui/switch/Switch';
import { ChoiceField, useChoice } from './ChoiceField';
import type { LetterState } from './letterMachine';
import { LETTER_FAULT, selectFeedback } from './lettersSlice';
import { sendFeedback } from './sendFeedback';
import { Attach, Code, LetterForm, Refusal } from './support.styles';
import type { SupportCaseState } from './supportCaseMachine';
import { selectSupportCase, supportCaseEvents } from './supportCaseSlice';
import { atMost, saying, useLetterArea } from './useLetterField';
import { usePicturesFirst } from './usePicturesFirst';

const text = supportText.feedback;
const FORM = 'feedback';
const ID = 'feedback-form';
const kinds = Object.entries(text.kinds).map(([id, label]) => ({ id: id as FeedbackKind, label }));
const contentRule = saying(text.missing, SUPPORT_TEXT_LONGEST, text.long(SUPPORT_TEXT_LONGEST));
const contactRule = atMost(60, text.contactLong);

const RecordingPanel = lateView(() =>
  import(/* webpackChunkName: "support-case" */ './RecordingPanel').then((m) => m.RecordingPanel),
);

const isUnderWay = stateIn<LetterState<unknown>>()({ writing: false, attaching: true, sending: true, sent: false });

/** A recording that is asked for, made, on its way or there; one that may not leave is none. */
const isAttached = stateIn<SupportCaseState>()({
  idle: false,
  preparing: true,
  withheld: false,
  ready: true,
  sending: true,
  refused: true,
  sent: true,
});

/** Tells the operator what is wrong or missing; what was typed stays until it was received. With a recording its number stays to be read. */
export function FeedbackSheet(props: OverlayViewProps) {
  const letter = useAppSelector(selectFeedback);
  const recording = useAppSelector(selectSupportCase);
  return letter.at === 'sent' && recording.at === 'sent' ? <SentSheet {...props} /> : <LetterSheet {...props} />;
}

function SentSheet(props: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const done = () => dispatch(overlayEvents.withdrawn({ kind: 'feedback' }));
  return (
    <Sheet
      {...props}
      title={supportCaseText.letterSent}
      actions={
        <Button tone="main" size="l" block onClick={done}>
          {supportCaseText.done}
        </Button>
      }
    >
      <Suspense>
        <RecordingPanel />
      </Suspense>
    </Sheet>
  );
}

/** The switch of the recording, and what is in it. */
function Attachment({ busy }: { busy: boolean }) {
  const dispatch = useAppDispatch();
  const recording = useAppSelector(selectSupportCase);
  const turn = (on: boolean) =>
    dispatch(on ? supportCaseEvents.asked({ from: 'letter' }) : supportCaseEvents.dropped());
  return (
    <>
      <Attach>
        <span>
          {supportCaseText.title}
          <small>{supportCaseText.why}</small>
        </span>
        <Switch checked={isAttached(recording)} busy={busy} onChange={turn} />
      </Attach>
      {recording.at !== 'idle' && (
        <Suspense>
          <RecordingPanel />
        </Suspense>
      )}
    </>
  );
}

function LetterSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const kind = useChoice(
    FORM,
    'kind',
    kinds.map(({ id }) => id),
  );
  const content = useLetterArea(FORM, 'content', contentRule);
  const contact = useDraftField(FORM, 'contact', { rule: contactRule });
  const { support } = usePorts().tape;
  const busy = isUnderWay(useAppSelector(selectFeedback));
  const recording = useAppSelector(selectSupportCase);
  const attach = isAttached(recording);
  // Nobody sends what they could not read yet: until then the button says that it waits.
  const preparing = recording.at === 'preparing';
  const refusal = useAppSelector((state) => selectForm(state, FORM).errors[LETTER_FAULT]);
  const isMember = useAppSelector(selectMaySendPictures);
  const send = () => {
    const reach = contact.value.trim();
    dispatch(sendFeedback({ kind, content: content.value.trim(), ...(reach && { contact: reach }) }, attach));
  };
  const { waits, submit: sendWithPictures } = usePicturesFirst(FORM, send);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || waits || preparing || !checkFields([content, contact])) return;
    dispatch(formEvents.judged({ form: FORM, errors: { [LETTER_FAULT]: '' } }));
    sendWithPictures();
  };
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      actions={
        <Button type="submit" form={ID} tone="main" size="l" block busy={busy || waits || preparing}>
          {text.send}
        </Button>
      }
    >
      <LetterForm id={ID} noValidate onSubmit={submit} aria-label={text.title}>
        <ChoiceField form={FORM} name="kind" label={text.kindLabel} choices={kinds} value={kind} />
        <TextArea
          {...content.props}
          label={text.content}
          placeholder={text.placeholder}
          limit={SUPPORT_TEXT_LONGEST}
          rows={5}
        />
        <Field {...contact.props} label={text.contact} placeholder={text.contactPlaceholder} maxLength={120} />
        {isMember && (
          <Suspense>
            <AskForPictures form={FORM} waits={waits} />
          </Suspense>
        )}
        <Attachment busy={busy} />
        {support && <Code>{text.code(support)}</Code>}
        {refusal && <Refusal role="alert">{refusal}</Refusal>}
      </LetterForm>
    </Sheet>
  );
}
