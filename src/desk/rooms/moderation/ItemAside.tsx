import { Fragment } from 'react';
import type { Judged, ModerationItem, PastThing } from '@/contract/desk/moderation';
import { ActsOf } from '@/desk/acts/ActsOf';
import { Facts, FactsSection } from '@/desk/kit/facts/Facts';
import { Happened } from '@/desk/kit/facts/facts.styles';
import { Ident } from '@/desk/kit/ident/Ident';
import { useRoomPath } from '@/desk/kit/room/openRooms';
import { Moment } from '@/desk/kit/time/Moment';
import { momentText } from '@/desk/kit/time/timeText';
import { useNow } from '@/desk/world/useNow';
import { moderationDeskText as text } from '@/text/desk/moderation';
import { Dim, Faces, Others, Person } from './moderation.styles';

const DAY_MS = 86_400_000;

/** Who wrote it: the person, their record, who else uses the device, who reported. */
export function ItemAside({ item }: { item: ModerationItem }) {
  const path = useRoomPath();
  const { judged, past, devices, reportedBy, reporters, appeal } = item;
  const to = (uid: string) => {
    const found = path('members', uid);
    return found === undefined ? {} : { to: found };
  };
  return (
    <>
      <FactsSection title={judged.name}>
        <Person>
          <img src={judged.avatar} alt="" />
          <span>
            <Ident id={judged.uid} {...to(judged.uid)} />
          </span>
        </Person>
        <PersonFacts judged={judged} />
      </FactsSection>
      {appeal && (
        <FactsSection title={text.against}>
          <p>{text.decidedWhy(appeal.against.reason)}</p>
          <Dim>
            <Moment at={appeal.against.at} /> · {appeal.against.staff}
          </Dim>
        </FactsSection>
      )}
      <FactsSection title={text.past}>
        {past.length === 0 ? (
          <Dim>{text.noPast}</Dim>
        ) : (
          <Happened>
            {past.map((one) => (
              <li key={`${one.kind}${one.at}`}>
                <PastLine one={one} />
                <small>
                  <Moment at={one.at} /> · {one.staff}
                  {one.lifted && ` · ${text.lifted}`}
                </small>
              </li>
            ))}
          </Happened>
        )}
      </FactsSection>
      {devices.length > 0 && (
        <FactsSection title={text.devices} note={text.deviceCount(devices.length)}>
          <Others>
            {devices.map(({ uid, name, status }) => (
              <li key={uid}>
                <Ident id={uid} {...to(uid)} />
                <span>{name}</span>
                <span data-end="" data-bad={status === 'banned' ? '' : undefined}>
                  {text.person.states[status]}
                </span>
              </li>
            ))}
          </Others>
        </FactsSection>
      )}
      {reporters > 0 && (
        <FactsSection title={text.reporters} note={reporters}>
          <Faces>
            {reportedBy.map(({ uid, name, avatar }) => (
              <Fragment key={uid}>
                <img src={avatar} alt={name} title={name} />
              </Fragment>
            ))}
          </Faces>
          <Dim>{text.reportersHear(reporters)}</Dim>
        </FactsSection>
      )}
      {item.kind === 'user' ? (
        <ActsOf subject="member" id={judged.uid} />
      ) : (
        <ActsOf subject={item.kind} id={item.targetId} />
      )}
    </>
  );
}

function PersonFacts({ judged }: { judged: Judged }) {
  const now = useNow(60_000);
  const { createTime, channelId, posts, comments, removed, warnings, status, mutedUntil, intro } = judged;
  const days = Math.floor((now - createTime) / DAY_MS);
  const muted =
    mutedUntil === null || mutedUntil === undefined
      ? null
      : mutedUntil === 0
        ? text.person.mutedForGood
        : text.person.mutedUntil(momentText(mutedUntil, now));
  return (
    <Facts
      rows={[
        [text.person.registered, text.person.channel(days, channelId)],
        [text.person.wrote, text.person.posts(posts, comments)],
        [text.person.removed, removed > 0 ? text.person.things(removed) : text.person.never],
        [text.person.warned, warnings > 0 ? text.person.times(warnings) : text.person.never],
        [text.person.state, muted ?? text.person.states[status]],
        [text.person.intro, intro || null],
      ]}
    />
  );
}

function PastLine({ one: { kind, removed, reason, until } }: { one: PastThing }) {
  const now = useNow(60_000);
  if (kind === 'warn' || kind === 'ban') return text.pastSanction[kind](reason);
  if (kind === 'mute') return text.pastSanction.mute(reason, until ? momentText(until, now) : null);
  return text.pastThing(kind, removed ?? false, reason);
}
