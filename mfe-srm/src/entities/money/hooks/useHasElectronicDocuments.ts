import { useCapability, useCountry } from '@portal/shared/portal';

/** Whether the server makes the electronic documents of the country. */
export function useHasElectronicDocuments(): boolean {
  const isInEmirates = useCountry().id === 'ae';
  const hasUbl = useCapability('electronic-invoices');
  const hasRegistration = useCapability('registered-invoices');
  return isInEmirates ? hasUbl : hasUbl && hasRegistration;
}
