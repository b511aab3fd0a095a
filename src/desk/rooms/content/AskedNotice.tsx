import { useState } from 'react';
import type { ContentThing } from '@/contract/desk/content';
import { Button } from '@/desk/kit/button/Button';
import { Dialog } from '@/desk/kit/dialog/Dialog';
import { Facts } from '@/desk/kit/facts/Facts';
import { faultText } from '@/desk/kit/states/faultText';
import { Moment } from '@/desk/kit/time/Moment';
import { momentText } from '@/desk/kit/time/timeText';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { useMay } from '@/desk/session/useSelf';
import { useNow } from '@/desk/world/useNow';
import { contentDeskText as text } from '@/text/desk/content';
import { Notice } from './content.styles';
import { useDecideContentMutation } from './contentApi';
import { Differences } from './Differences';
import { itemOf } from './item';

type Draft = NonNullable<ContentThing['draft']>;
type Asked = NonNullable<Draft['asked']>;

/** That a price waits for a second person, who decides here; or what became of it. */
export function AskedNotice({ thing, asked, isDirty }: { thing: ContentThing; asked: Asked; isDirty: boolean }) {
  const now = useNow();
  const mayDecide = useMay('content.prices') && asked.state === 'open' && !asked.isMine;
  const [isOpen, setOpen] = useState(false);
  const when = asked.publishAt === null ? '' : text.askedAt(momentText(asked.publishAt, now));
  return (
    <Notice role="status">
      <p>
        {asked.state === 'open'
          ? text.asked(asked.by, when)
          : text.askedOver[asked.state === 'refused' ? 'refused' : 'lapsed'](asked.decidedBy ?? '')}
      </p>
      {asked.state === 'open' && <p>{asked.isMine ? text.askedMine : text.askedTheirs}</p>}
      {mayDecide && (
        <div>
          <Button look="main" disabled={isDirty} onClick={() => setOpen(true)}>
            {text.decide}
          </Button>
        </div>
      )}
      {isOpen && <DecideDialog {...{ thing, asked }} onClose={() => setOpen(false)} />}
    </Notice>
  );
}

/** The second person's yes or no, over what it changes. */
function DecideDialog({ thing, asked, onClose }: { thing: ContentThing; asked: Asked; onClose: () => void }) {
  const say = useToast();
  const [decide, { error, isLoading }] = useDecideContentMutation();
  const run = async (confirm: boolean) => {
    const { data } = await decide({ id: asked.id, confirm });
    if (data === undefined) return;
    say(text.decided[data.state]);
    onClose();
  };
  return (
    <Dialog
      wide
      title={text.decideTitle(thing.title)}
      note={asked.publishAt === null ? text.publishNote : text.planNote}
      recorded={text.decideRecorded}
      fault={error !== undefined && faultText(error)}
      main={{ label: text.agree, busy: isLoading, run: () => void run(true) }}
      aside={
        <Button tall look="grave" disabled={isLoading} onClick={() => void run(false)}>
          {text.refuse}
        </Button>
      }
      onClose={onClose}
    >
      <Differences kind={thing.kind} before={itemOf(thing.live)} after={itemOf(thing.draft?.item)} />
      <Facts
        rows={[
          [text.askedBy, asked.by],
          [text.reason, asked.reason],
          [text.planAt, asked.publishAt !== null && <Moment key="at" at={asked.publishAt} />],
        ]}
      />
    </Dialog>
  );
}
