import { Button, EmptyState, LinkButton } from '@portal/shared/ui';
import { EmptyList } from '../../../../layout/EmptyList';
import { useFleetText } from '../../../../messages/useFleetText';
import { paths } from '../../../../model/paths';

interface Props {
  search: string;
  isFiltered: boolean;
  page: number;
  onClear: () => void;
  onFirstPage: () => void;
  onImport: () => void;
}

export function Empty({ search, isFiltered, page, onClear, onFirstPage, onImport }: Props) {
  const t = useFleetText();
  const words = {
    page: t('fleet.empty.page', { page }),
    first: t('fleet.empty.first'),
    nothing: search ? t('fleet.empty.search', { search }) : t('fleet.empty.due'),
    nothingText: t('fleet.empty.searchText'),
    clear: t('fleet.search.clear'),
  };
  return (
    <EmptyList
      page={page}
      words={words}
      onFirstPage={onFirstPage}
      onClear={onClear}
      isSearched={search !== '' || isFiltered}
    >
      <EmptyState
        icon="car"
        title={t('fleet.empty.title')}
        action={
          <>
            <LinkButton variant="primary" icon="plus" to={paths.addVehicle}>
              {t('fleet.add')}
            </LinkButton>
            <Button onClick={onImport}>{t('fleet.import')}</Button>
          </>
        }
      >
        {t('fleet.empty.text')}
      </EmptyState>
    </EmptyList>
  );
}
