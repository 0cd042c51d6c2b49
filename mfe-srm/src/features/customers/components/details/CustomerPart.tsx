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

const loadSummaries = async () =>
  (
    await import(
      /* webpackChunkName: "summary-invoices" */ '../../../../entities/money/components/summary/SummaryInvoices'
    )
  ).SummaryInvoices;

/** One invoice for several trips. Its chunk loads on demand. */
function Summaries({ customerId }: { customerId: string }) {
  const summaries = useLazyPart<{ customerId: string }>(loadSummaries, true);
  return summaries ? <summaries.Part customerId={customerId} /> : <LoadingForm />;
}

export function CustomerPart({ part, customer }: { part: Part; customer: CustomerRecord }) {
  if (part === 'trips') return <Trips customerId={customer.customerId} />;
  if (part === 'invoices') return <Summaries customerId={customer.customerId} />;
  if (part === 'edit') return <EditCustomer customer={customer} />;
  return part === 'history' ? <History customer={customer} /> : <Overview customer={customer} />;
}
