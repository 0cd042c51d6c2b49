import type { CustomerRecord } from '@portal/shared/contract';
import { LoadingForm } from '@portal/shared/forms';
import { useLazyPart } from '@portal/shared/lazy';
import { useCustomerForm } from '../../../../entities/customer/hooks/useCustomerForm';
import type { Part } from '../../../../entities/customer/paths';
import { CustomerFormFrame } from '../form/CustomerFormFrame';
import { History } from '../history/History';
import { Overview } from './Overview';

function EditCustomer({ customer }: { customer: CustomerRecord }) {
  const customerForm = useCustomerForm(customer, 'stored');
  return <CustomerFormFrame customerForm={customerForm} customer={customer} />;
}

const loadTrips = async () =>
  (
    await import(
      /* webpackChunkName: "trip-history" */ '../../../../entities/trip/components/history/TripHistory'
    )
  ).TripHistory;

/** The customer's trips. Their chunk loads on demand. */
function Trips({ customerId }: { customerId: string }) {
  const history = useLazyPart<{ customerId: string }>(loadTrips, true);
  return history ? <history.Part customerId={customerId} /> : <LoadingForm />;
}

export function CustomerPart({ part, customer }: { part: Part; customer: CustomerRecord }) {
  if (part === 'trips') return <Trips customerId={customer.customerId} />;
  if (part === 'edit') return <EditCustomer customer={customer} />;
  return part === 'history' ? <History customer={customer} /> : <Overview customer={customer} />;
}
