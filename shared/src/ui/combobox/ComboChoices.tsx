import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import type { ComboOption } from './ComboOption';
import { ComboChoice, ComboList, ComboSurface, NothingFound } from './parts';

/** The list under the field, filtered by what is typed. */
export function ComboChoices() {
  const t = useMessages();
  return (
    <ComboSurface offset={4}>
      <ComboList renderEmptyState={() => <NothingFound>{t('ui.combobox.nothing')}</NothingFound>}>
        {(option: ComboOption) => (
          <ComboChoice id={option.value} textValue={option.label}>
            <span>
              {option.media} {option.label}
              {option.description && <small>{option.description}</small>}
            </span>
            <Icon name="check" />
          </ComboChoice>
        )}
      </ComboList>
    </ComboSurface>
  );
}
