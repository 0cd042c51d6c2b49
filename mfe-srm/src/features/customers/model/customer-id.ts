import type { CustomerRecord } from '@portal/shared/contract';

/** By which a customer is selected. */
export const getCustomerId = ({ customerId }: CustomerRecord): string => customerId;
