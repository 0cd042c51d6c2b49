import { useMessages } from '@portal/shared/i18n';
import { OpenWhileScrolling } from './OpenWhileScrolling';
import { ComboList, ComboSurface, NothingFound } from './parts';
import { renderChoice } from './renderChoice';

/** The list under the field, filtered by the typed text. */
export function ComboChoices() {
  const t = useMessages();
  return (
    <OpenWhileScrolling>
      <ComboSurface offset={4}>
        <ComboList renderEmptyState={() => <NothingFound>{t('ui.combobox.nothing')}</NothingFound>}>
          {renderChoice}
        </ComboList>
      </ComboSurface>
    </OpenWhileScrolling>
  );
}
