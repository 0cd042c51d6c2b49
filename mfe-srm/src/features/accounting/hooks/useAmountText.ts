import { readSignedMinor } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';

/** An amount of the wire with its currency; below zero for more credit notes than invoices. */
export function useAmountText(): (amount: string) => string {
  const { currency } = useCountry();
  return (amount) => formatMoney(readSignedMinor(amount) ?? 0, currency);
}
