import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { ContentKindName } from '@/contract/desk/content';
import { Answer } from '@/desk/kit/answer/Answer';
import { Panes } from '@/desk/kit/room/Panes';
import { Room as Frame } from '@/desk/kit/room/Room';
import { Empty } from '@/desk/kit/states/Empty';
import { useMay } from '@/desk/session/useSelf';
import { contentDeskText as text } from '@/text/desk/content';
import { frameText } from '@/text/desk/frame';
import { kitText } from '@/text/desk/kit';
import { ContentList } from './ContentList';
import { useContentKindsQuery, useContentThingQuery } from './contentApi';
import { ThingPane } from './ThingPane';

/** The kind and the thing of an address: `/content/bulletin/7`, also as the log writes it (`/content/bulletin%2F7`). */
function placeOf(pathname: string): { kind: ContentKindName; thing: string | null } {
  const [asked = '', thing = ''] = decodeURIComponent(pathname).split('/').slice(2);
  const kind = v.is(ContentKindName, asked) ? asked : 'bulletin';
  return { kind, thing: /^(?:d?\d{1,15}|new)$/.test(thing) ? thing : null };
}

/** 内容: what the operator tells and sells; a kind, its things, one of them being written. */
export function Room() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { kind, thing } = placeOf(pathname);
  const mayWrite = useMay('content.act');
  const kinds = useContentKindsQuery({});
  const isThere = thing !== null && thing !== 'new';
  const opened = useContentThingQuery({ kind, thing: thing ?? '0' }, { skip: !isThere });
  const form = kinds.data?.kinds.find(({ name }) => name === kind);
  const mayMake = mayWrite && form !== undefined && !form.fixed;
  const go = (next: string | null) => void navigate(next === null ? `/content/${kind}` : `/content/${kind}/${next}`);
  const drafts = kinds.data?.kinds.reduce((sum, each) => sum + each.drafts, 0);
  return (
    <Frame
      title={text.kinds[kind]}
      crumb={frameText.rooms.content}
      facts={drafts === undefined ? undefined : [text.facts(drafts), ...(mayWrite ? [] : [text.mayNot])].join(' · ')}
      keys={[
        { key: 'c', label: text.create, when: mayMake, run: () => go('new') },
        { key: 'Escape', label: kitText.back, quiet: true, when: thing !== null, run: () => go(null) },
      ]}
    >
      <Answer of={kinds} what={frameText.rooms.content} rows={8}>
        {({ kinds: all }) => {
          const fields = form?.fields ?? [];
          const pane = { kind, fields, form, onOpen: go };
          const list = <ContentList {...{ kind, kinds: all, mayMake }} chosen={thing} onOpen={go} />;
          if (thing === null)
            return (
              <Panes list={list} listLabel={text.kinds[kind]} isOpen={false}>
                <Empty title={text.choose}>{text.chooseNote}</Empty>
              </Panes>
            );
          if (!isThere) return <ThingPane key={`${kind}-new`} {...pane} list={list} of={null} />;
          const data = opened.currentData;
          if (data === undefined)
            return (
              <Panes list={list} listLabel={text.kinds[kind]}>
                <Answer of={opened} what={text.kinds[kind]} rows={8}>
                  {() => null}
                </Answer>
              </Panes>
            );
          return <ThingPane key={`${kind}-${thing}`} {...pane} list={list} of={data} />;
        }}
      </Answer>
    </Frame>
  );
}
