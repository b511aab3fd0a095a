import { Settings } from 'lucide-react';
import { statusApi } from '@/api/statusApi';
import { messageEvents, selectReadAll } from '@/features/messages/messagesSlice';
import { newestShown } from '@/features/messages/newestShown';
import { useAppDispatch, useAppSelector, useAppStore } from '@/kernel/hooks';
import { selectConfig } from '@/shell/config/configSlice';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { PageIcon } from '@/shell/navigation/PageIcon';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { useScrollPerView } from '@/shell/navigation/useScrollPerView';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { messagesText as text } from '@/text/messages';
import { titles } from '@/text/titles';
import { SimpleHeader } from '@/ui/app-frame/SimpleHeader';
import { IconButton } from '@/ui/icon-button/IconButton';
import { TabHeader } from '@/ui/tabs/TabHeader';
import { TabPanels } from '@/ui/tabs/TabPanels';
import { BulletinTab } from './BulletinTab';
import { MessageTab } from './MessageTab';
import { Head, HeadAct, Screen } from './message.styles';
import { NoticesView } from './NoticesView';

const ids = ['system', 'social', 'bulletins'] as const;
const tabs = ids.map((id) => ({ id, label: text.tabs[id] }));

/** What there is to tell this member, and under `?view=notices` of what they want to be told (pages 22). */
export function MessagePage() {
  const view = useQuery().get('view') === 'notices' ? 'notices' : '';
  useScrollPerView(view);
  return view === '' ? <Messages /> : <NoticesView />;
}

/** 系统 / 互动 / 公告. */
function Messages() {
  const dispatch = useAppDispatch();
  const go = useGo();
  const title = useAppSelector((state) => selectConfig(state).routes.message?.title) ?? titles.message;
  const asked = useQuery().get('tab');
  const active = ids.find((id) => id === asked) ?? 'system';
  const choose = (id: string) => go(href.message(id === 'system' ? {} : { tab: id }), 'replace');
  return (
    <Screen>
      <SimpleHeader
        title={title}
        icon={<PageIcon />}
        action={<HeadActs />}
        onBack={() => dispatch(navigationEvents.backAsked())}
      />
      <Head>
        <TabHeader name="messages" label={title} tabs={tabs} active={active} onChoose={choose} />
      </Head>
      <TabPanels name="messages" tabs={tabs} active={active} onChoose={choose}>
        {(id) =>
          id === 'bulletins' ? (
            <BulletinTab active={active === id} />
          ) : (
            <MessageTab group={id === 'social' ? 'social' : 'system'} active={active === id} />
          )
        }
      </TabPanels>
    </Screen>
  );
}

/** What concerns all tabs: of what one is told, and having read everything. */
function HeadActs() {
  const go = useGo();
  return (
    <>
      <IconButton label={text.notices.title} onClick={() => go(href.message({ view: 'notices' }))}>
        <Settings aria-hidden="true" />
      </IconButton>
      <ReadAll />
    </>
  );
}

/** 全部已读, of both tabs: everything the member has been shown, nothing that came since. */
function ReadAll() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const busy = useAppSelector(selectReadAll).at === 'sending';
  const unread = useAppSelector((state) => statusApi.endpoints.unread.select()(state).data?.unread);
  const idle = unread === 0 || busy;
  const readAll = () => {
    const asOf = newestShown(store.getState());
    if (idle || asOf === 0) return void dispatch(toastEvents.raised({ type: 'info', text: text.allRead }));
    dispatch(messageEvents.allAsked({ asOf }));
  };
  return (
    <HeadAct type="button" aria-disabled={idle} onClick={readAll}>
      {text.readAll}
    </HeadAct>
  );
}
