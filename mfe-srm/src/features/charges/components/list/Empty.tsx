import { Button, EmptyState } from '@portal/shared/ui';
import { useChargesText } from '../../../../messages/useChargesText';

interface Props {
  onImport: () => void;
  onAdd: () => void;
}

/** A company without charges. */
export function Empty({ onImport, onAdd }: Props) {
  const t = useChargesText();
  return (
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
  );
}
