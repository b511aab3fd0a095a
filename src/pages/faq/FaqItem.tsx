import { ChevronDown, Link2, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Faq } from '@/contract/support';
import { faqEvents, selectVote } from '@/features/faq/faqSlice';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { copyText } from '@/shell/copy/copyText';
import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import { supportText } from '@/text/support';
import { countText } from '@/text/units';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/icon-button/IconButton';
import { RichText } from '@/ui/rich-text/RichText';
import { Answer, Item, Votes } from './faq.styles';

const text = supportText.faq;

/** The element a link `#q-7` leads to. */
export const anchorOf = (id: number) => `q-${id}`;

interface FaqItemProps {
  faq: Faq;
  open: boolean;
  onToggle: () => void;
}

/** A question; open, it shows its answer and asks whether it helped. */
export function FaqItem({ faq, open, onToggle }: FaqItemProps) {
  const go = useGo();
  const ref = useRef<HTMLElement>(null);
  const panel = `answer-${faq.id}`;

  // Another answer that closes above, or a link from outside, may leave it off the screen.
  useEffect(() => {
    if (open) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  return (
    <Item ref={ref} id={anchorOf(faq.id)} data-open={open || undefined}>
      <h3>
        <button type="button" aria-expanded={open} aria-controls={panel} onClick={onToggle}>
          <span>{faq.question}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      </h3>
      <div id={panel} hidden={!open}>
        {open && (
          <Answer>
            <RichText html={faq.answer} onGo={go} />
            <Vote faq={faq} />
          </Answer>
        )}
      </div>
    </Item>
  );
}

/** 有用 or 没用, once; and the link to this very question. */
function Vote({ faq: { id, helpful } }: { faq: Faq }) {
  const dispatch = useAppDispatch();
  const { document } = usePorts();
  const vote = useAppSelector((state) => selectVote(state, id));
  const tap = (good: boolean) => dispatch(faqEvents.voteTapped({ id, helpful: good }));
  const busy = (good: boolean) => vote.at === 'sending' && vote.helpful === good;
  return (
    <Votes>
      <p role={vote.at === 'voted' ? 'status' : undefined}>
        {vote.at === 'voted' ? text.voted[vote.voted] : text.vote}
        {helpful > 0 && <small>{text.helpfulCount(countText(helpful))}</small>}
      </p>
      <div>
        {vote.at !== 'voted' && (
          <>
            <Button
              tone="tint"
              size="s"
              icon={<ThumbsUp aria-hidden="true" />}
              busy={busy(true)}
              onClick={() => tap(true)}
            >
              {text.helpful}
            </Button>
            <Button
              tone="line"
              size="s"
              icon={<ThumbsDown aria-hidden="true" />}
              busy={busy(false)}
              onClick={() => tap(false)}
            >
              {text.unhelpful}
            </Button>
          </>
        )}
        <IconButton
          label={text.anchor}
          onClick={() => void dispatch(copyText(`${document.origin}${href.faq({ id })}`))}
        >
          <Link2 aria-hidden="true" />
        </IconButton>
      </div>
    </Votes>
  );
}
