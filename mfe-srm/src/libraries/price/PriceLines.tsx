import { readMinor, type RentalQuote } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { VisuallyHidden } from '@portal/shared/ui';
import { usePriceText } from '../../messages/usePriceText';
import { LinesTable } from './LinesTable';

export interface PriceLine {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  /** Minor units; below zero for deductions. */
  readonly amount: number;
}
interface Props {
  quote: RentalQuote;
  /** Below the total: an advance, the rest. */
  after?: readonly PriceLine[];
}

/**
 * The price of a rental, line by line: what is charged, how often, at which rate, and the included
 * kilometres.
 */
export function PriceLines({ quote, after = [] }: Props) {
  const t = usePriceText();
  const { currency } = useCountry();
  const money = (text: string) => formatMoney(readMinor(text) ?? 0, currency);
  return (
    <LinesTable>
      <caption>
        <VisuallyHidden>{t('price.caption')}</VisuallyHidden>
      </caption>
      <tbody>
        {quote.lines.map(({ period, count, rate, amount, kilometres }) => (
          <tr key={period}>
            <th scope="row">
              {t(`price.line.${period}`, { count, rate: money(rate) })}
              <small>
                {kilometres === null ? t('price.unlimited') : t('price.kilometres', { km: kilometres })}
              </small>
            </th>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {t('price.total')}
            <small>
              {quote.kilometres === null
                ? t('price.unlimitedAll')
                : t('price.kilometresAll', { km: quote.kilometres })}
            </small>
          </th>
          <td>{money(quote.total)}</td>
        </tr>
        {after.map(({ id, label, note, amount }) => (
          <tr key={id}>
            <th scope="row">
              {label}
              {note && <small>{note}</small>}
            </th>
            <td>{formatMoney(amount, currency)}</td>
          </tr>
        ))}
      </tfoot>
    </LinesTable>
  );
}
