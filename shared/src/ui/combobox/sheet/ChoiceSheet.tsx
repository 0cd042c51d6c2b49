import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useState, type ReactNode } from 'react';
import type { Selection } from 'react-aria-components/ListBox';
import { ModalFrame } from '../../overlays/ModalFrame';
import { SearchField } from '../../search/SearchField';
import type { ComboOption } from '../ComboOption';
import { NothingFound } from '../parts';
import { renderChoice } from '../renderChoice';
import { useMatchOption } from '../useMatchOption';
import { SheetBody, SheetList, SheetSearch } from './parts';

export interface ChoiceSheetProps {
  title: ReactNode;
  listId: string;
  options: readonly ComboOption[];
  value: readonly string[];
  /** Several may be chosen: the sheet stays until it is closed. */
  many: boolean;
  onChange: (value: string[]) => void;
  onClose: () => void;
}

/** About as many as are visible at once: fewer need no search. */
const SEARCH_FROM = 8;

/** All choices, in a sheet from the bottom edge. The keyboard opens only when the search is tapped. */
export function ChoiceSheet({ title, listId, options, value, many, onChange, onClose }: ChoiceSheetProps) {
  const t = useMessages();
  const [typed, setTyped] = useState('');
  const found = useMatchOption(options);
  const shown = typed.trim() ? options.filter(({ label }) => found(label, typed.trim())) : options;
  const choose = (keys: Selection) => {
    const chosen = new Set(keys === 'all' ? shown.map((option) => option.value) : [...keys].map(String));
    // A tap on the chosen option keeps it.
    if (many || chosen.size > 0)
      onChange(many ? options.map((option) => option.value).filter((one) => chosen.has(one)) : [...chosen]);
    if (!many) onClose();
  };
  return (
    <ModalFrame
      title={title}
      place="centre"
      onClose={onClose}
      footer={
        many && (
          <Button variant="primary" onClick={onClose}>
            {t('ui.combobox.done')}
          </Button>
        )
      }
    >
      <SheetBody>
        {options.length >= SEARCH_FROM && (
          <SheetSearch>
            <SearchField label={t('ui.combobox.search')} text={typed} onText={setTyped} />
          </SheetSearch>
        )}
        <SheetList
          id={listId}
          aria-label={typeof title === 'string' ? title : t('ui.combobox.search')}
          autoFocus
          items={shown}
          selectionMode={many ? 'multiple' : 'single'}
          selectedKeys={value}
          onSelectionChange={choose}
          renderEmptyState={() => <NothingFound>{t('ui.combobox.nothing')}</NothingFound>}
        >
          {renderChoice}
        </SheetList>
      </SheetBody>
    </ModalFrame>
  );
}
