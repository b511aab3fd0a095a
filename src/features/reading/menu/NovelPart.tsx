import type { ReaderLook } from '@/features/reading/settings/readerSettings';
import { readerSettingsText as text } from '@/text/readerSettings';
import { Options, Slider } from './Options';
import type { Choose } from './SettingsSheet';

const { units } = text;

interface PartProps {
  look: ReaderLook;
  choose: Choose;
}

/** What is chosen for text. */
export function NovelPart({ look, choose }: PartProps) {
  return (
    <>
      <Slider
        label={text.size}
        value={look.size}
        min={14}
        max={30}
        say={units.px}
        onChoose={(size) => choose.look({ size })}
      />
      <Slider
        label={text.line}
        value={look.line}
        min={1.4}
        max={2.4}
        step={0.1}
        say={units.times}
        onChoose={(line) => choose.look({ line })}
      />
      <Slider
        label={text.paragraph}
        value={look.paragraph}
        min={0}
        max={2}
        step={0.2}
        say={units.lines}
        onChoose={(paragraph) => choose.look({ paragraph })}
      />
      <Options
        label={text.paper}
        options={text.papers}
        swatches
        chosen={look.paper}
        onChoose={(paper) => choose.look({ paper })}
      />
      <Options label={text.font} options={text.fonts} chosen={look.font} onChoose={(font) => choose.look({ font })} />
      <Options
        label={text.weight}
        options={text.weights}
        chosen={String(look.weight)}
        onChoose={(weight) => choose.look({ weight: Number(weight) as ReaderLook['weight'] })}
      />
      <Slider
        label={text.brightness}
        value={look.brightness}
        min={30}
        max={100}
        step={5}
        say={units.percent}
        onChoose={(brightness) => choose.look({ brightness })}
      />
    </>
  );
}
