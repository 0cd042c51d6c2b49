import type { CustomerRecord } from '@portal/shared/contract';
import { Stack } from '@portal/shared/ui';
import { ContactFacts } from './ContactFacts';
import { DocumentFacts } from './DocumentFacts';

/** All known data of the customer, read-only. */
export function Overview({ customer }: { customer: CustomerRecord }) {
  return (
    <Stack gap={5}>
      <ContactFacts customer={customer} />
      <DocumentFacts customer={customer} kind="drivingLicense" />
      <DocumentFacts customer={customer} kind="passport" />
    </Stack>
  );
}
