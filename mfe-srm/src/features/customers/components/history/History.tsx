import type { CustomerRecord } from '@portal/shared/contract';
import { Stack } from '@portal/shared/ui';
import { Changes } from './Changes';
import { Readings } from './Readings';

/** The history of the entry, and who viewed the documents. */
export function History({ customer }: { customer: CustomerRecord }) {
  return (
    <Stack gap={5}>
      <Changes customer={customer} />
      <Readings customerId={customer.customerId} />
    </Stack>
  );
}
