import { useNotify } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveCsv } from './save-csv';

interface Props {
  words: { readonly label: string; readonly fileName: string; readonly failed: string };
  /** The columns, and one line as an example. */
  make: () => Promise<{ readonly header: readonly string[]; readonly line: readonly (string | number)[] }>;
}

/** A CSV file to begin with. */
export function TemplateButton({ words, make }: Props) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const { header, line } = await make();
      saveCsv(words.fileName, header, [line]);
    } catch (error) {
      console.error('The template could not be made', error);
      notify({ title: words.failed, tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button size="sm" busy={isBusy} onClick={() => void save()}>
      <Download size={14} aria-hidden />
      {words.label}
    </Button>
  );
}
