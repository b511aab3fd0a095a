import { Play as PlayIcon } from 'lucide-react';
import { type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { filmText as text } from '@/text/film';
import { Button } from '@/ui/button/Button';
import { Spinner } from '@/ui/spinner/Spinner';
import { Cover, Play, Trouble } from './film-player.styles';
import { type Film, type FilmFault, isRunning } from './filmMachine';
import { filmEvents, isSameFilm, selectFilm, selectRate } from './filmSlice';
import { openFilm } from './openFilm';

/** `MediaError.MEDIA_ERR_NETWORK`. */
const NETWORK_ERROR = 2;
/** Whole seconds between two notes of how far it played. */
const NOTE_EVERY = 5;

const faultOf = (video: HTMLVideoElement, type: string): FilmFault => {
  if (type !== '' && video.canPlayType(type) === '') return 'unsupported';
  return video.error?.code === NETWORK_ERROR ? 'network' : 'format';
};

export interface FilmPlayerProps {
  film: Film;
  title: string;
  poster: string;
  /** Where the server knows it was left. */
  second?: number;
}

/**
 * The film with the browser's own controls. Nothing is loaded before 播放 is tapped, so that no one's mobile data is
 * spent; it stops when its page or the whole browser goes out of sight.
 */
export function FilmPlayer({ film, title, poster, second = 0 }: FilmPlayerProps) {
  const dispatch = useAppDispatch();
  const { document } = usePorts();
  const here = useAppSelector(selectFilm);
  const chosen = useAppSelector(selectRate);
  const screen = useRef<HTMLVideoElement>(null);
  const latest = useRef({ film, second });
  latest.current = { film, second };
  const { id, of } = film;
  const mine = 'film' in here && isSameFilm(here.film, film) ? here : undefined;
  const url = mine?.film.url ?? film.url;
  // How fast films run is chosen on their own page.
  const rate = of ? 1 : chosen;
  const begin = mine?.second ?? 0;

  // A layout effect: it ends while the element is still there, also when the page is only hidden.
  useLayoutEffect(() => {
    dispatch(openFilm(latest.current.film, latest.current.second));
    const box = screen.current;
    return () => {
      if (box && !box.paused) {
        dispatch(filmEvents.stopped({ second: Math.floor(box.currentTime) }));
        box.pause();
      }
      dispatch(filmEvents.left({ id, ...(of && { of }) }));
    };
  }, [dispatch, id, of]);

  useEffect(
    () =>
      document.onVisible((visible) => {
        if (!visible) screen.current?.pause();
      }),
    [document],
  );

  // A renewed address goes on where the old one broke off.
  const goesOn = mine?.at === 'playing' && mine.renewed;
  useEffect(() => {
    const box = screen.current;
    if (!box || !url || !goesOn) return;
    // The same address again is not loaded by itself, and an element that has failed says nothing more.
    if (box.error) box.load();
    box.play().catch(() => undefined);
  }, [url, goesOn]);

  useEffect(() => {
    if (!screen.current) return;
    screen.current.defaultPlaybackRate = rate;
    screen.current.playbackRate = rate;
  }, [rate]);

  const play = () => {
    const box = screen.current;
    if (!box) return;
    if (box.readyState > 0) box.currentTime = begin;
    // What goes wrong arrives as the element's error.
    box.play().catch(() => undefined);
    dispatch(filmEvents.started());
  };
  const note = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLVideoElement>) => {
    const reached = Math.floor(currentTime);
    if (mine?.at === 'playing' && Math.abs(reached - mine.second) >= NOTE_EVERY) {
      dispatch(filmEvents.reached({ second: reached }));
    }
  };
  const pause = ({ currentTarget: box }: SyntheticEvent<HTMLVideoElement>) => {
    if (!box.ended && !box.error) dispatch(filmEvents.stopped({ second: Math.floor(box.currentTime) }));
  };
  const fail = ({ currentTarget: box }: SyntheticEvent<HTMLVideoElement>) => {
    dispatch(filmEvents.broke({ second: Math.floor(box.currentTime) || begin, why: faultOf(box, film.type) }));
  };

  const resting = mine === undefined || mine.at === 'resting';
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the films have no words */}
      <video
        ref={screen}
        src={url || undefined}
        poster={poster}
        preload="none"
        playsInline
        controls={mine && isRunning(mine)}
        controlsList="nodownload"
        aria-label={title}
        onLoadedMetadata={({ currentTarget: box }) => {
          if (begin > 0) box.currentTime = begin;
          box.playbackRate = rate;
        }}
        onPlay={() => dispatch(filmEvents.started())}
        onPause={pause}
        onTimeUpdate={note}
        onEnded={() => dispatch(filmEvents.ended())}
        onError={fail}
      />
      {resting && (
        <Play type="button" onClick={play} aria-label={begin > 0 ? text.resume(begin) : text.play}>
          <span>
            <PlayIcon aria-hidden="true" />
          </span>
          {begin > 0 && <b aria-hidden="true">{text.resume(begin)}</b>}
        </Play>
      )}
      {mine?.at === 'renewing' && (
        <Cover data-dark>
          <Spinner label={text.loading} />
        </Cover>
      )}
      {mine?.at === 'failed' && <FilmTrouble why={mine.why} />}
    </>
  );
}

/** Why it does not play, and 重试 where that may help. */
function FilmTrouble({ why }: { why: FilmFault }) {
  const dispatch = useAppDispatch();
  const [title, note] = text.faults[why];
  return (
    <Cover data-dark role="alert">
      <Trouble>
        <b>{title}</b>
        <p>{note}</p>
        {why !== 'unsupported' && (
          <Button tone="white" size="s" onClick={() => dispatch(filmEvents.retried())}>
            {text.retry}
          </Button>
        )}
      </Trouble>
    </Cover>
  );
}
