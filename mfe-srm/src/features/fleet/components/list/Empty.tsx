import { Button, EmptyState, LinkButton } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import { paths } from '../../../../model/paths';

/** A fleet without vehicles. */
export function Empty({ onImport }: { onImport: () => void }) {
  const t = useFleetText();
  return (
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
  );
}
