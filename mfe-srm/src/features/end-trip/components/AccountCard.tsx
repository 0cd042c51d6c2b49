import { type Settlement, type TripRecord } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner, Card, Text } from '@portal/shared/ui';
import { useChargeTypeName } from '../../../hooks/useChargeTypeName';
import { useTollName } from '../../../hooks/useTollName';
import { useEndTripText } from '../../../messages/useEndTripText';
import { LinesTable } from '../../../libraries/price/LinesTable';
import { useLineNotes } from '../hooks/useLineNotes';
import { readTypedMinor, type EndValues } from '../model/end-values';
import { readAccounted } from '../model/account';
import { listAccountLines } from '../model/lines';

interface Props {
  trip: TripRecord;
  account: Settlement | null;
  values: EndValues;
  differs: boolean;
}

/** The total of the trip, line by line, each with its reason. */
export function AccountCard({ trip, account, values, differs }: Props) {
  const t = useEndTripText();
  const { currency } = useCountry();
  const tollName = useTollName();
  const nameCharge = useChargeTypeName();
  const notes = useLineNotes(trip, account, values);
  if (!account)
    return (
      <Card title={t('endTrip.account')}>
        <Text tone="muted">{t('endTrip.accountLater')}</Text>
      </Card>
    );
  const money = (minor: number) => formatMoney(minor, currency);
  const charges = values.additionalCharges.filter(({ amount }) => readTypedMinor(amount));
  const { others } = readAccounted(trip);
  const kept = readTypedMinor(values.depositDeducted);
  const open = account.balance > 0 ? Math.max(0, account.balance - kept) : account.balance;
  return (
    <Card title={t('endTrip.account')}>
      {differs && <Banner title={t('endTrip.differs')}>{t('endTrip.differsText')}</Banner>}
      <LinesTable aria-label={t('endTrip.account')}>
        <tbody>
          {listAccountLines(account).flatMap((line) => [
            <tr key={line}>
              <th scope="row">
                {line === 'salik' ? tollName : t(`endTrip.line.${line}`)}
                {notes[line] && <small>{notes[line]}</small>}
              </th>
              <td>
                {line === 'discount' && '\u2212'}
                {money(account[line])}
              </td>
            </tr>,
            ...(line === 'lateFee'
              ? charges.map(({ type, amount }, at) => (
                  <tr key={`charge ${at}`}>
                    <th scope="row">{nameCharge(type) ?? t('endTrip.line.charge')}</th>
                    <td>{money(readTypedMinor(amount))}</td>
                  </tr>
                ))
              : []),
            ...(line === 'lateFee' && others > 0
              ? [
                  <tr key="others">
                    <th scope="row">{nameCharge('Service Charge')}</th>
                    <td>{money(others)}</td>
                  </tr>,
                ]
              : []),
          ])}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('endTrip.total')}</th>
            <td>{money(account.total)}</td>
          </tr>
          <tr>
            <th scope="row">{t('endTrip.paid')}</th>
            <td>
              {account.paid > 0 && '\u2212'}
              {money(account.paid)}
            </td>
          </tr>
          {kept > 0 && (
            <tr>
              <th scope="row">{t('endTrip.field.depositDeducted')}</th>
              <td>{`\u2212${money(kept)}`}</td>
            </tr>
          )}
          <tr>
            <th scope="row">
              <strong>{t(open < 0 ? 'endTrip.owed' : 'endTrip.open')}</strong>
            </th>
            <td>
              <strong>{money(Math.abs(open))}</strong>
            </td>
          </tr>
        </tfoot>
      </LinesTable>
    </Card>
  );
}
