import { LoadingForm } from '@portal/shared/forms';
import { useCapability } from '@portal/shared/portal';
import { LinkButton, PageHeader, Stack } from '@portal/shared/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../layout/BackLink';
import { PartLinks } from '../layout/PartLinks';
import { RecordFailed } from '../layout/RecordFailed';
import { useCustomersText } from '../messages/useCustomersText';
import { useText } from '../messages/useText';
import { paths } from '../model/paths';
import { Column } from '../features/onboarding/components/Column';
import { CustomerTop } from '../features/customers/components/details/CustomerTop';
import { CustomerPart } from '../features/customers/components/details/CustomerPart';
import { useCustomer } from '../features/customers/hooks/useCustomer';
import { customerPath, parts } from '../entities/customer/paths';

export function CustomerPage() {
  const words = useText();
  const t = useCustomersText();
  const { customerId = '' } = useParams();
  const [params] = useSearchParams();
  const hasSummaries = useCapability('summary-invoices');
  const offered = parts.filter((one) => one !== 'invoices' || hasSummaries);
  const part = offered.find((one) => one === params.get('part')) ?? 'overview';
  const { customer, error, isRefreshing, refresh } = useCustomer(customerId);
  const back = <BackLink to={paths.customers}>{words('srm.customers.title')}</BackLink>;
  return (
    <Column key={customerId}>
      {customer ? (
        <CustomerTop customer={customer} back={back} isEditing={part === 'edit'} />
      ) : (
        <PageHeader back={back} title={words('srm.customer.title')} />
      )}
      <Stack gap={5}>
        {customer && (
          <>
            <PartLinks
              label={t('customers.parts')}
              parts={offered.map((one) => ({
                to: customerPath(customerId, one),
                label: t(`customers.part.${one}`),
                isCurrent: one === part,
              }))}
            />
            <CustomerPart key={part} part={part} customer={customer} />
          </>
        )}
        {!customer &&
          (error ? (
            <RecordFailed
              error={error}
              isRetrying={isRefreshing}
              onRetry={refresh}
              action={<LinkButton to={paths.customers}>{t('customers.toList')}</LinkButton>}
            />
          ) : (
            <LoadingForm />
          ))}
      </Stack>
    </Column>
  );
}
