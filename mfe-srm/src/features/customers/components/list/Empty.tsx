import { Button, EmptyState, LinkButton } from '@portal/shared/ui';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { paths } from '../../../../model/paths';

/** A company without customers. */
export function Empty({ onImport }: { onImport: () => void }) {
  const t = useCustomersText();
  return (
    <EmptyState
      icon="user"
      title={t('customers.empty.title')}
      action={
        <>
          <LinkButton variant="primary" icon="plus" to={paths.addCustomer}>
            {t('customers.add')}
          </LinkButton>
          <Button onClick={onImport}>{t('customers.import')}</Button>
        </>
      }
    >
      {t('customers.empty.text')}
    </EmptyState>
  );
}
