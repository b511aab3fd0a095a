import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';
import type { UploadedImage } from '@/contract/post';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { rehydrated } from '@/kernel/rehydrated';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { isOfLetter } from './isOfLetter';
import { PICTURE_MOST_BYTES } from './pictureLimits';
import { type PictureFault, type PictureState, pictureTable } from './pictureMachine';

/** Pictures that are shrunk and sent at the same time. */
const UPLOADS_AT_ONCE = 2;

const { step } = machine<PictureState>()(pictureTable);

/** How the pictures of a form stand together. */
export type PicturesStanding = 'there' | 'underWay' | 'failed';

export interface PicturesState {
  /** Keys by the form that they are sent with, in the order they are shown; the first of a post is its cover. */
  orders: Readonly<Record<string, readonly string[]>>;
  byKey: Readonly<Record<string, PictureState>>;
  /** Nothing is sent for a guest. */
  member: boolean;
}

const initialState: PicturesState = { orders: {}, byKey: {}, member: false };
const NONE: readonly string[] = [];
/** Recordings of builds before name no form: their pictures are a post's. */
const POST = 'post:new';

/** Lets waiting pictures begin while there is room. */
function begin(state: PicturesState): PicturesState {
  if (!state.member) return state;
  const order = Object.values(state.orders).flat();
  const working = order.filter((key) => state.byKey[key]?.at === 'working').length;
  const next = order.filter((key) => state.byKey[key]?.at === 'waiting').slice(0, UPLOADS_AT_ONCE - working);
  if (next.length === 0 || working >= UPLOADS_AT_ONCE) return state;
  const byKey = { ...state.byKey };
  for (const key of next) {
    const from = byKey[key];
    if (from) byKey[key] = step(from, 'begun', ({ url }) => ({ at: 'working', phase: 'shrink', key, url }));
  }
  return { ...state, byKey };
}

function move(state: PicturesState, key: string, apply: (picture: PictureState) => PictureState): PicturesState {
  const picture = state.byKey[key];
  const next = picture && apply(picture);
  return next === undefined || next === picture ? state : begin({ ...state, byKey: { ...state.byKey, [key]: next } });
}

const fail = (why: PictureFault) => (picture: PictureState) =>
  step(picture, 'failed', ({ key, url }) => ({ at: 'failed', key, url, why }));

/** What a picture of a kept draft is called: those of letters and of posts are numbered apart. */
const keptKey = (form: string, id: number) => `${isOfLetter(form) ? 'letter' : 'kept'}-${id}`;

/** The form that a picture is sent with. */
const formOf = ({ orders }: PicturesState, key: string): string | undefined =>
  Object.keys(orders).find((form) => orders[form]?.includes(key));

/** Takes pictures out, and out of their form's order. */
function without(state: PicturesState, form: string, keys: readonly string[]): PicturesState {
  const left = (state.orders[form] ?? NONE).filter((key) => !keys.includes(key));
  const { [form]: _before, ...others } = state.orders;
  const byKey = Object.fromEntries(Object.entries(state.byKey).filter(([key]) => !keys.includes(key)));
  return begin({ ...state, orders: left.length === 0 ? others : { ...others, [form]: left }, byKey });
}

/** The pictures of what is being written: of a post, of letters. */
export const picturesSlice = createSlice({
  name: 'pictures',
  initialState,
  reducers: {
    /** Chosen by the member; too large ones are never decoded. */
    added: (
      state,
      {
        payload: { form = POST, pictures },
      }: PayloadAction<{ form?: string; pictures: readonly { key: string; url: string; bytes: number }[] }>,
    ) => {
      const fresh = pictures.map(({ key, url, bytes }): [string, PictureState] => [
        key,
        bytes > PICTURE_MOST_BYTES ? { at: 'failed', key, url, why: 'size' } : { at: 'waiting', key, url },
      ]);
      return begin({
        ...state,
        orders: { ...state.orders, [form]: [...(state.orders[form] ?? NONE), ...fresh.map(([key]) => key)] },
        byKey: { ...state.byKey, ...Object.fromEntries(fresh) },
      });
    },
    shrunk: (state, { payload: { key } }: PayloadAction<{ key: string }>) =>
      move(state, key, (picture) =>
        step(picture, 'shrunk', ({ url }) => ({ at: 'working', phase: 'upload', key, url, sent: 0 })),
      ),
    /** So many per cent of it have left. */
    sent: (state, { payload: { key, percent } }: PayloadAction<{ key: string; percent: number }>) =>
      move(state, key, (picture) =>
        step(picture, 'sent', (from) =>
          from.phase === 'upload' && from.sent < percent ? { ...from, sent: percent } : from,
        ),
      ),
    uploaded: (state, { payload: { key, image } }: PayloadAction<{ key: string; image: UploadedImage }>) =>
      move(state, key, (picture) => step(picture, 'uploaded', ({ url }) => ({ at: 'done', key, url, image }))),
    failed: (state, { payload: { key, why } }: PayloadAction<{ key: string; why: PictureFault }>) =>
      move(state, key, fail(why)),
    retried: (state, { payload: { key } }: PayloadAction<{ key: string }>) =>
      move(state, key, (picture) =>
        // What is too large stays so.
        picture.at === 'failed' && picture.why === 'size'
          ? picture
          : step(picture, 'retried', ({ url }) => ({ at: 'waiting', key, url })),
      ),
    removed: (state, { payload: { form = POST, key } }: PayloadAction<{ form?: string; key: string }>) =>
      key in state.byKey ? without(state, form, [key]) : state,
    /** Put at another place; 0 makes it the cover. */
    moved: (state, { payload: { key, to } }: PayloadAction<{ key: string; to: number }>) => {
      const form = formOf(state, key);
      if (form === undefined) return state;
      const others = (state.orders[form] ?? NONE).filter((one) => one !== key);
      const place = Math.min(Math.max(0, to), others.length);
      return {
        ...state,
        orders: { ...state.orders, [form]: [...others.slice(0, place), key, ...others.slice(place)] },
      };
    },
    /** A kept draft brought its uploaded pictures back. */
    restored: (
      state,
      { payload: { form = POST, images } }: PayloadAction<{ form?: string; images: readonly UploadedImage[] }>,
    ) => {
      const back = images.map(
        (image): PictureState => ({ at: 'done', key: keptKey(form, image.id), url: image.url, image }),
      );
      return {
        ...state,
        orders: { ...state.orders, [form]: back.map(({ key }) => key) },
        byKey: { ...state.byKey, ...Object.fromEntries(back.map((picture) => [picture.key, picture])) },
      };
    },
    /** Sent, or thrown away. */
    cleared: (state, { payload }: PayloadAction<{ form: string } | undefined>) => {
      const form = payload?.form ?? POST;
      return without(state, form, state.orders[form] ?? NONE);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state) => begin({ ...state, member: true }))
      .addCase(sessionEnded, (state, { payload }) => {
        if (payload.by !== 'expired') return initialState;
        // Thrown out in the middle: what was on its way begins again after login, when its owner says so.
        const byKey = Object.fromEntries(
          Object.entries(state.byKey).map(([key, picture]) => [
            key,
            picture.at === 'working' ? fail('upload')(picture) : picture,
          ]),
        );
        return { ...state, byKey, member: false };
      })
      .addMatcher(rehydrated<Account>(ACCOUNT_KEY), (state, { payload }) =>
        payload?.uid ? begin({ ...state, member: true }) : state,
      ),
  selectors: {
    selectPictures: ({ byKey }) => byKey,
    selectPictureOrder: ({ orders }, form: string) => orders[form] ?? NONE,
    selectPictureForm: formOf,
    selectMaySendPictures: ({ member }) => member,
    /** Whether what is written can go with its pictures: they are there, on their way, or one needs a hand. */
    selectPicturesStanding: ({ orders, byKey }, form: string): PicturesStanding => {
      const states = (orders[form] ?? NONE).map((key) => byKey[key]?.at);
      if (states.includes('failed')) return 'failed';
      return states.every((at) => at === 'done') ? 'there' : 'underWay';
    },
  },
}).injectInto(lateReducer);

export const pictureEvents = picturesSlice.actions;
export const { selectPictures, selectPictureForm, selectPictureOrder, selectMaySendPictures, selectPicturesStanding } =
  picturesSlice.selectors;

export const picturesRecording: RecordingRules<typeof pictureEvents> = {
  added: { form: 'keep', pictures: { key: 'keep', bytes: 'keep', url: 'drop' } },
  shrunk: 'keep',
  sent: 'keep',
  uploaded: { key: 'keep', image: { id: 'pseudonym', url: 'shape', w: 'keep', h: 'keep' } },
  failed: 'keep',
  retried: 'keep',
  removed: 'keep',
  moved: 'keep',
  restored: { form: 'keep', images: { id: 'pseudonym', url: 'shape', w: 'keep', h: 'keep' } },
  cleared: 'keep',
};
