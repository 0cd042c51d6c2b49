import { useListText } from '../words/useListText';
import { SelectBox } from './SelectBox';
import type { RowSelection } from './useRowSelection';

interface RowProps {
  /** Names the row. */
  name: string;
  checked: boolean;
  /** With Shift: all rows between this one and the one before. */
  onToggle: (withShift: boolean) => void;
}

/** Selects a row. */
export function RowSelectBox({ name, ...box }: RowProps) {
  const t = useListText();
  return <SelectBox {...box} label={t('list.select', { name })} />;
}

/** Selects all rows of the page; mixed while only some are selected. */
export function PageSelectBox({
  selection,
}: {
  selection: Pick<RowSelection<unknown>, 'pageSelection' | 'togglePage'>;
}) {
  const t = useListText();
  const { pageSelection, togglePage } = selection;
  return (
    <SelectBox
      label={t('list.select.page')}
      checked={pageSelection === 'all'}
      isMixed={pageSelection === 'some'}
      onToggle={togglePage}
    />
  );
}
