import { invoiceLineKinds, invoiceUnits, type InvoiceLine } from '@portal/shared/contract';
import { useChargeTypeName } from '../../../hooks/useChargeTypeName';
import { useTollName } from '../../../hooks/useTollName';
import { useMoneyText } from '../../../messages/useMoneyText';

/** What a line of one toll or fine says after its kind: when, which vehicle and where. The line of all of them says none. */
const getChargeFacts = (text: string): string => text.split(', ').slice(1).join(', ');

/** The name of an invoice line in the reader's language; the server's text if nothing else is known. */
export function useLineName(): (line: InvoiceLine) => string {
  const t = useMoneyText();
  const nameCharge = useChargeTypeName();
  const tollName = useTollName();
  return ({ text, kind, quantity, unit }) => {
    const known = invoiceLineKinds.find((one) => one === kind);
    if (known === undefined) return text;
    if (known === 'charge') return nameCharge(text) ?? text;
    const name = known === 'salik' ? tollName : t(`money.line.${known}`);
    if (known === 'salik' || known === 'fines')
      return [name, getChargeFacts(text)].filter(Boolean).join(', ');
    const counted = invoiceUnits.find((one) => one === unit);
    if (typeof quantity !== 'number' || counted === undefined) return name;
    return t('money.line.counted', { name, quantity: t(`money.unit.${counted}`, { count: quantity }) });
  };
}
