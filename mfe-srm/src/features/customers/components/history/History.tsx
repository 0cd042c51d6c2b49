import type { CustomerRecord } from '@portal/shared/contract';
import { Stack } from '@portal/shared/ui';
import { Changes } from './Changes';
import { Readings } from './Readings';

/** What happened to his entry, and who looked at his documents. */
export function History({ customer }: { customer: CustomerRecord }) {
  return (
    <Stack gap={5}>
      <Changes customer={customer} />
      <Readings customerId={customer.customerId} />
    </Stack>
  );
}
