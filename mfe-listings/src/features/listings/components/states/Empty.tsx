import { Button, EmptyState, LinkButton } from '@portal/shared/ui';
import { useListingsText } from '../../../../messages/useListingsText';
import { FirstVehicle } from './FirstVehicle';

interface Props {
  hasDrafts: boolean;
  addTo: string;
  onImport: () => void;
}

/** A company without vehicles. */
export function Empty({ hasDrafts, addTo, onImport }: Props) {
  const t = useListingsText();
  return (
    <EmptyState
      illustration={<FirstVehicle />}
      title={t(hasDrafts ? 'listings.empty.drafts' : 'listings.empty.title')}
      action={
        <>
          <LinkButton variant="primary" icon="plus" to={addTo}>
            {t('listings.add')}
          </LinkButton>
          <Button onClick={onImport}>{t('listings.empty.import')}</Button>
        </>
      }
    >
      {t(hasDrafts ? 'listings.empty.drafts.text' : 'listings.empty.text')}
    </EmptyState>
  );
}
