import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';
import type { UploadedImage } from '@/contract/post';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { rehydrated } from '@/kernel/rehydrated';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { PICTURE_MOST_BYTES } from './pictureLimits';
import { type PictureFault, type PictureState, pictureTable } from './pictureMachine';

/** Pictures that are shrunk and sent at the same time. */
const UPLOADS_AT_ONCE = 2;

const { step } = machine<PictureState>()(pictureTable);

export interface PicturesState {
  /** Keys in the order they are shown; the first is the cover. */
  order: readonly string[];
  byKey: Readonly<Record<string, PictureState>>;
  /** Nothing is sent for a guest. */
  member: boolean;
}

const initialState: PicturesState = { order: [], byKey: {}, member: false };

/** Lets waiting pictures begin while there is room. */
function begin(state: PicturesState): PicturesState {
  if (!state.member) return state;
  const working = state.order.filter((key) => state.byKey[key]?.at === 'working').length;
  const next = state.order.filter((key) => state.byKey[key]?.at === 'waiting').slice(0, UPLOADS_AT_ONCE - working);
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

const empty = (state: PicturesState): PicturesState => ({ ...initialState, member: state.member });

/** The pictures of the post that is being written. */
export const picturesSlice = createSlice({
  name: 'pictures',
  initialState,
  reducers: {
    /** Chosen by the member; too large ones are never decoded. */
    added: (
      state,
      { payload }: PayloadAction<{ pictures: readonly { key: string; url: string; bytes: number }[] }>,
    ) => {
      const fresh = payload.pictures.map(({ key, url, bytes }): [string, PictureState] => [
        key,
        bytes > PICTURE_MOST_BYTES ? { at: 'failed', key, url, why: 'size' } : { at: 'waiting', key, url },
      ]);
      return begin({
        ...state,
        order: [...state.order, ...fresh.map(([key]) => key)],
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
    removed: (state, { payload: { key } }: PayloadAction<{ key: string }>) => {
      if (!(key in state.byKey)) return state;
      const { [key]: _gone, ...byKey } = state.byKey;
      return begin({ ...state, order: state.order.filter((one) => one !== key), byKey });
    },
    /** Put at another place; 0 makes it the cover. */
    moved: (state, { payload: { key, to } }: PayloadAction<{ key: string; to: number }>) => {
      if (!state.order.includes(key)) return state;
      const others = state.order.filter((one) => one !== key);
      const place = Math.min(Math.max(0, to), others.length);
      return { ...state, order: [...others.slice(0, place), key, ...others.slice(place)] };
    },
    /** A kept draft brought its uploaded pictures back. */
    restored: (state, { payload: { images } }: PayloadAction<{ images: readonly UploadedImage[] }>) => {
      const back = images.map(
        (image): PictureState => ({ at: 'done', key: `kept-${image.id}`, url: image.url, image }),
      );
      return {
        ...state,
        order: back.map(({ key }) => key),
        byKey: Object.fromEntries(back.map((picture) => [picture.key, picture])),
      };
    },
    /** Sent, or thrown away. */
    cleared: empty,
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
    selectPictureOrder: ({ order }) => order,
    /** A draft names pictures that the server has; any other is gone with the page. */
    selectArePicturesKept: ({ byKey }) => Object.values(byKey).every(({ at }) => at === 'done'),
  },
}).injectInto(lateReducer);

export const pictureEvents = picturesSlice.actions;
export const { selectPictures, selectPictureOrder, selectArePicturesKept } = picturesSlice.selectors;

export const picturesRecording: RecordingRules<typeof pictureEvents> = {
  added: { pictures: { key: 'keep', bytes: 'keep', url: 'drop' } },
  shrunk: 'keep',
  sent: 'keep',
  uploaded: { key: 'keep', image: { id: 'pseudonym', url: 'shape', w: 'keep', h: 'keep' } },
  failed: 'keep',
  retried: 'keep',
  removed: 'keep',
  moved: 'keep',
  restored: { images: { id: 'pseudonym', url: 'shape', w: 'keep', h: 'keep' } },
  cleared: 'keep',
};
