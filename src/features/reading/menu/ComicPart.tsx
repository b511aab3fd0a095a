import type { ReaderLook } from '@/features/reading/settings/readerSettings';
import { readerSettingsText as text } from '@/text/readerSettings';
import { Tick } from '@/ui/tick/Tick';
import { Options, Slider } from './Options';
import type { Choose } from './SettingsSheet';
import { Ticks } from './settings.styles';

const { units } = text;

interface PartProps {
  look: ReaderLook;
  choose: Choose;
}

/** What is chosen for pictures. */
export function ComicPart({ look, choose }: PartProps) {
  const { mode } = look;
  return (
    <>
      <Options label={text.mode} options={text.modes} chosen={mode} onChoose={(to) => choose.look({ mode: to })} />
      {(mode === 'strip' || mode === 'auto') && (
        <>
          <Slider
            label={text.gap}
            value={look.gap}
            min={0}
            max={20}
            say={units.px}
            onChoose={(gap) => choose.look({ gap })}
          />
          <Slider
            label={text.margin}
            value={look.margin}
            min={0}
            max={20}
            say={units.percent}
            onChoose={(margin) => choose.look({ margin })}
          />
          <Slider
            label={text.maxWidth}
            value={look.maxWidth}
            min={50}
            max={100}
            step={5}
            say={units.percent}
            onChoose={(maxWidth) => choose.look({ maxWidth })}
          />
        </>
      )}
      {mode !== 'strip' && (
        <Options
          label={text.scale}
          options={text.scales}
          chosen={look.scale}
          onChoose={(scale) => choose.look({ scale })}
        />
      )}
      <Options
        label={text.ground}
        options={text.grounds}
        swatches
        chosen={look.ground}
        onChoose={(ground) => choose.look({ ground })}
      />
      <Slider
        label={text.brightness}
        value={look.brightness}
        min={30}
        max={150}
        step={5}
        say={units.percent}
        onChoose={(brightness) => choose.look({ brightness })}
      />
      <Slider
        label={text.contrast}
        value={look.contrast}
        min={50}
        max={150}
        step={5}
        say={units.percent}
        onChoose={(contrast) => choose.look({ contrast })}
      />
      <Ticks>
        <Tick checked={look.bubbles} onChange={(bubbles) => choose.look({ bubbles })}>
          {text.bubbles}
        </Tick>
        <Tick checked={look.invert} onChange={(invert) => choose.look({ invert })}>
          {text.invert}
        </Tick>
        {mode === 'double' && (
          <Tick checked={look.offset} onChange={(offset) => choose.look({ offset })}>
            {text.offset}
          </Tick>
        )}
      </Ticks>
    </>
  );
}
