import { FILE_FORMATS, type FileFormat, MONEY_FILES, type MoneyFile } from '@/contract/desk/moneyFiles';
import { useKeys } from '@/desk/keys/useKeys';
import { Button } from '@/desk/kit/button/Button';
import { useToast } from '@/desk/kit/toast/ToastProvider';
import { useMay } from '@/desk/session/useSelf';
import { saveFile } from '@/desk/world/saveFile';
import { moneyDeskText as text } from '@/text/desk/money';

interface ExportButtonsProps {
  file: MoneyFile;
  wish?: Readonly<Record<string, unknown>>;
  /** What the file is called, without its ending. */
  name?: string;
}

/** Takes away what the list shows, all pages of it. */
export function ExportButtons({ file, wish = {}, name = file }: ExportButtonsProps) {
  const say = useToast();
  const may = useMay('money.settle');
  const save = (format: FileFormat) => {
    const fields = Object.entries(wish).map(([field, value]) => [field, String(value)]);
    const url = `/api/${MONEY_FILES[file]}.${format}?${new URLSearchParams(fields)}`;
    void saveFile(url, `${name}.${format}`).then((done) =>
      say(done ? text.exported : text.notExported, { bad: !done }),
    );
  };
  useKeys([{ key: 'E', label: text.exportKey, when: may, run: () => save('csv') }]);
  if (!may) return null;
  return (
    <>
      {FILE_FORMATS.map((format) => (
        <Button key={format} onClick={() => save(format)}>
          {text.exportAs[format]}
        </Button>
      ))}
    </>
  );
}
