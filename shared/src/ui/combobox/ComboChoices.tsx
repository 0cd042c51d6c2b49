import { useMessages } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import type { ComboOption } from './ComboOption';
import { ComboChoice, ComboList, ComboSurface, NothingFound } from './parts';

/**
 * Without a height of its own, React Aria puts the list to the document's top to measure it, on a phone at the very moment when the chosen
 * line is brought into view: the page would jump to its top, and the list close.
 */
const LIST_HEIGHT = 320;

/** The list under the field, filtered by what is typed. */
export function ComboChoices() {
  const t = useMessages();
  return (
    <ComboSurface offset={4} maxHeight={LIST_HEIGHT}>
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
