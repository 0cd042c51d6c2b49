import { Button, EmptyState } from '@portal/shared/ui';
import { EmptyList } from '../../../../layout/EmptyList';
import { useChargesText } from '../../../../messages/useChargesText';

interface Props {
  page: number;
  isFiltered: boolean;
  onClear: () => void;
  onFirstPage: () => void;
  onImport: () => void;
  onAdd: () => void;
}

export function Empty({ page, isFiltered, onClear, onFirstPage, onImport, onAdd }: Props) {
  const t = useChargesText();
  const words = {
    page: t('charges.empty.page', { page }),
    first: t('charges.empty.first'),
    nothing: t('charges.empty.filtered'),
    nothingText: t('charges.empty.filteredText'),
    clear: t('charges.empty.clear'),
  };
  return (
    <EmptyList page={page} words={words} onFirstPage={onFirstPage} onClear={onClear} isSearched={isFiltered}>
      <EmptyState
        title={t('charges.empty.title')}
        action={
          <>
            <Button variant="primary" onClick={onImport}>
              {t('charges.import')}
            </Button>
            <Button onClick={onAdd}>{t('charges.add')}</Button>
          </>
        }
      >
        {t('charges.empty.text')}
      </EmptyState>
    </EmptyList>
  );
}
