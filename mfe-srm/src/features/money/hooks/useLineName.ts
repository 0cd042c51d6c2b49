import {
  additionalChargeTypes,
  invoiceLineKinds,
  invoiceUnits,
  type InvoiceLine,
} from '@portal/shared/contract';
import { useEndTripText } from '../../../messages/useEndTripText';
import { useMoneyText } from '../../../messages/useMoneyText';

/** What a line of an invoice is called in the reader's language; as the server worded it where nothing more is known of it. */
export function useLineName(): (line: InvoiceLine) => string {
  const t = useMoneyText();
  const endTrip = useEndTripText();
  return ({ text, kind, quantity, unit }) => {
    const known = invoiceLineKinds.find((one) => one === kind);
    if (known === undefined) return text;
    if (known === 'charge') {
      const type = additionalChargeTypes.find((one) => one === text);
      return type ? endTrip(`endTrip.type.${type}`) : text;
    }
    const name = t(`money.line.${known}`);
    const counted = invoiceUnits.find((one) => one === unit);
    if (typeof quantity !== 'number' || counted === undefined) return name;
    return t('money.line.counted', { name, quantity: t(`money.unit.${counted}`, { count: quantity }) });
  };
}
