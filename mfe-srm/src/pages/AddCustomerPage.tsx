import { PageHeader } from '@portal/shared/ui';
import { useState } from 'react';
import { BackLink } from '../layout/BackLink';
import { useText } from '../messages/useText';
import { paths } from '../model/paths';
import { Column } from '../features/onboarding/components/Column';
import { CustomerFormFrame } from '../features/customers/components/form/CustomerFormFrame';
import { RegistrationCard } from '../entities/customer/components/form/RegistrationCard';
import { useCustomerForm } from '../entities/customer/hooks/useCustomerForm';
import type { registrations } from '../entities/customer/model/customer-rules';

export function AddCustomerPage() {
  const words = useText();
  const [registration, setRegistration] = useState<(typeof registrations)[number]>('full');
  const customerForm = useCustomerForm(null, registration);
  return (
    <Column>
      <PageHeader
        back={<BackLink to={paths.customers}>{words('srm.customers.title')}</BackLink>}
        title={words('srm.addCustomer.title')}
      />
      <CustomerFormFrame
        customerForm={customerForm}
        customer={null}
        isContactOnly={registration === 'contact'}
      >
        <RegistrationCard value={registration} onChange={setRegistration} />
      </CustomerFormFrame>
    </Column>
  );
}
