import type { ContentKindName, ContentProblem, ContentThing, ContentVersion } from '@/contract/desk/content';
import { ActsOf } from '@/desk/acts/ActsOf';
import { Button } from '@/desk/kit/button/Button';
import { FactsSection } from '@/desk/kit/facts/Facts';
import { momentText, wholeText } from '@/desk/kit/time/timeText';
import { useNow } from '@/desk/world/useNow';
import { contentDeskText as text } from '@/text/desk/content';
import { State, Versions } from './content.styles';
import { Differences } from './Differences';
import { DraftPreview } from './DraftPreview';
import { differing, type Item, itemOf } from './item';

interface ThingAsideProps {
  kind: ContentKindName;
  /** Members have a page where it stands. */
  hasPage: boolean;
  of: ContentThing | null;
  isDirty: boolean;
  item: Item;
  live: Item | null;
  problems: readonly ContentProblem[];
  history: readonly ContentVersion[];
  /** Puts what was into the form; undefined for who may not write. */
  onBack: ((item: Item) => void) | undefined;
}

/** `items[2].name` in the form's own words. */
const pathText = (kind: string, path: string): string =>
  path
    .split('.')
    .map((part) => {
      const [, name = part, at] = /^(\w+)\[(\d+)\]$/.exec(part) ?? [];
      return at === undefined ? text.field(kind, name) : `${text.field(kind, name)} ${Number(at) + 1}`;
    })
    .join(' · ');

/** What was done and is no version. */
const UNPUBLISHED = [
  'content.planned',
  'content.dropped',
  'secondPerson.asked',
  'secondPerson.refused',
  'secondPerson.void',
];

/** Beside the form: how members see it, what is wrong, what differs, and what it was. */
export function ThingAside({ kind, hasPage, of, isDirty, item, live, problems, history, onBack }: ThingAsideProps) {
  const now = useNow();
  return (
    <>
      {hasPage && (
        <FactsSection title={text.phone}>
          <DraftPreview of={of} isDirty={isDirty} />
        </FactsSection>
      )}
      <FactsSection title={text.check} note={problems.length > 0 ? text.problems(problems.length) : undefined}>
        {problems.length === 0 ? (
          <State data-state="live">{text.checkedWell}</State>
        ) : (
          <ul>
            {problems.map(({ path, text: said }) => (
              <li key={`${path} ${said}`}>
                <State data-state="failed">{text.oneProblem(pathText(kind, path), said)}</State>
              </li>
            ))}
          </ul>
        )}
      </FactsSection>
      {live !== null && (
        <FactsSection title={text.onlyChanged}>
          {differing(live, item).length === 0 ? (
            <State>{text.same}</State>
          ) : (
            <Differences kind={kind} before={live} after={item} />
          )}
        </FactsSection>
      )}
      <FactsSection title={text.history} note={text.versions(history.length)}>
        {history.length === 0 ? (
          <State>{text.noHistory}</State>
        ) : (
          <Versions>
            {history.map(({ id, at, by, confirmedBy, how, reason, before, after }) => (
              <li key={id}>
                <div>
                  <b>{text.hows[how]}</b>
                  {onBack && (
                    <span>
                      <Button look="bare" onClick={() => onBack(itemOf(after))}>
                        {text.back}
                      </Button>
                    </span>
                  )}
                </div>
                {reason !== '' && <span>{reason}</span>}
                {before ? (
                  <Differences kind={kind} before={itemOf(before)} after={itemOf(after)} />
                ) : (
                  <State>{text.wasNew}</State>
                )}
                <small title={wholeText(at)}>
                  {by ?? text.imported} {momentText(at, now)}
                  {confirmedBy !== null && text.confirmedBy(confirmedBy)}
                </small>
              </li>
            ))}
          </Versions>
        )}
      </FactsSection>
      {of && <ActsOf subject="content" id={`${kind}/${of.thing}`} only={UNPUBLISHED} />}
    </>
  );
}
