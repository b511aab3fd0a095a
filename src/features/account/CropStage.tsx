import { type CSSProperties, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Crop } from '@/kernel/ports';
import { watchFingers } from '@/lib/gestures/watchFingers';
import { type Box, clampZoom, maxScale, unzoomed, type Zoom, zoomAbout } from '@/lib/gestures/zoom';
import { accountText } from '@/text/account';
import { Stage, ZoomLine } from './account.styles';
import { covering, cropOf } from './crop';

const text = accountText.avatar;
/** px an arrow key moves, and what plus and minus magnify by. */
const STEP = 12;
const MAGNIFY = 1.15;

interface CropStageProps {
  url: string;
  /** Reads the square as it stands; undefined until the picture is there. */
  crop: RefObject<(() => Crop | undefined) | null>;
  onUnreadable: () => void;
}

/** The part of a picture that becomes the avatar: dragged, pinched, by slider or keyboard. Fingers move CSS variables. */
export function CropStage({ url, crop, onUnreadable }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const zoom = useRef<Zoom>(unzoomed);
  const [natural, setNatural] = useState<Box>();

  const side = () => stage.current?.clientWidth ?? 0;
  const show = (wanted: Zoom) => {
    if (!natural || !stage.current) return;
    const frame = { width: side(), height: side() };
    zoom.current = clampZoom(wanted, frame, covering(side(), natural));
    const { scale, x, y } = zoom.current;
    const { style } = stage.current;
    style.setProperty('--scale', String(scale));
    style.setProperty('--x', `${x}px`);
    style.setProperty('--y', `${y}px`);
    if (slider.current) slider.current.value = String(scale);
  };
  const latest = useRef(show);
  latest.current = show;

  useEffect(() => {
    if (!stage.current || !natural) return;
    let grip: Zoom = zoom.current;
    return watchFingers(stage.current, {
      onGrip: () => {
        grip = zoom.current;
      },
      onDrag: (dx, dy) => latest.current({ ...grip, x: grip.x + dx, y: grip.y + dy }),
      onPinch: (factor, from, to) => {
        const scale = Math.min(maxScale, Math.max(1, grip.scale * factor));
        latest.current(zoomAbout(grip, scale, from, to));
      },
      onDrop: () => {},
      onDoubleTap: (at) => latest.current(zoomAbout(zoom.current, zoom.current.scale > 1 ? 1 : 2, at)),
    });
  }, [natural]);

  useEffect(() => {
    crop.current = () => natural && cropOf(zoom.current, side() || 1, natural);
  });

  const keyed = (event: KeyboardEvent) => {
    const { scale, x, y } = zoom.current;
    const moves: Record<string, Zoom> = {
      // The keys move the frame over the picture, so the picture goes the other way.
      ArrowLeft: { scale, x: x + STEP, y },
      ArrowRight: { scale, x: x - STEP, y },
      ArrowUp: { scale, x, y: y + STEP },
      ArrowDown: { scale, x, y: y - STEP },
      '+': zoomAbout(zoom.current, scale * MAGNIFY, { x: 0, y: 0 }),
      '=': zoomAbout(zoom.current, scale * MAGNIFY, { x: 0, y: 0 }),
      '-': zoomAbout(zoom.current, scale / MAGNIFY, { x: 0, y: 0 }),
    };
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    show(next);
  };

  const size = natural && covering(100, natural);
  const look = size && ({ '--w': `${size.width}%`, '--h': `${size.height}%` } as CSSProperties);
  return (
    <>
      <Stage
        ref={stage}
        role="application"
        aria-label={text.stage}
        tabIndex={0}
        onKeyDown={keyed}
        data-base-ui-swipe-ignore=""
      >
        <img
          src={url}
          alt=""
          style={look}
          onLoad={({ currentTarget }) =>
            setNatural({ width: currentTarget.naturalWidth || 1, height: currentTarget.naturalHeight || 1 })
          }
          onError={onUnreadable}
        />
      </Stage>
      <ZoomLine data-base-ui-swipe-ignore="">
        {text.zoom}
        <input
          ref={slider}
          type="range"
          min={1}
          max={maxScale}
          step={0.01}
          defaultValue={1}
          onChange={({ target }) => show(zoomAbout(zoom.current, Number(target.value), { x: 0, y: 0 }))}
        />
      </ZoomLine>
    </>
  );
}
