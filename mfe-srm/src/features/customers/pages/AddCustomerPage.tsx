import { PageHeader } from '@portal/shared/ui';
import { useState } from 'react';
import { BackLink } from '../../../layout/BackLink';
import { useText } from '../../../messages/useText';
import { paths } from '../../../paths';
import { Column } from '../../onboarding/components/Column';
import { CustomerFormFrame } from '../components/form/CustomerFormFrame';
import { RegistrationCard } from '../components/form/RegistrationCard';
import { useCustomerForm } from '../hooks/useCustomerForm';
import type { registrations } from '../model/customer-rules';

export function AddCustomerPage() {
  const words = useText();
  const [registration, setRegistration] = useState<(typeof registrations)[number]>('full');
  const of = useCustomerForm(null, registration);
  return (
    <Column>
      <PageHeader
        back={<BackLink to={paths.customers}>{words('srm.customers.title')}</BackLink>}
        title={words('srm.addCustomer.title')}
      />
      <CustomerFormFrame of={of} customer={null} isContactOnly={registration === 'contact'}>
        <RegistrationCard value={registration} onChange={setRegistration} />
      </CustomerFormFrame>
    </Column>
  );
}
