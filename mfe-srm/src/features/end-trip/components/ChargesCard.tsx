import { formatMoney } from '@portal/shared/format';
import {
  additionalChargeTypes,
  limits,
  splitTax,
  type AdditionalChargeType,
  type TripRecord,
} from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { Button, Card, FieldRow, IconButton, Inline, SelectField, Text } from '@portal/shared/ui';
import { useWatch, type FieldArrayWithId, type UseFieldArrayReturn } from 'react-hook-form';
import styled from 'styled-components';
import { useChargeTypeName } from '../../../hooks/useChargeTypeName';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { EndTrip } from '../hooks/useEndTrip';
import { readAccounted } from '../model/account';
import { readTypedMinor, type EndValues } from '../model/end-values';
import { TripTolls } from '../../../entities/trip/components/tolls/TripTolls';
import { MoneyField } from '../../../components/MoneyField';
import { AmountField } from './AmountField';
import { ReasonField } from './ReasonField';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--space-2) var(--space-3);
  & > :first-child {
    grid-column: 1 / -1;
  }
  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) 11rem auto;
    align-items: start;
    & > :first-child {
      grid-column: auto;
    }
    & > :last-child {
      margin-block-start: 1.75rem;
    }
  }
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
`;

type Charges = UseFieldArrayReturn<EndValues, 'additionalCharges'>;
interface Props {
  trip: TripRecord;
  endTrip: EndTrip;
  charges: Charges;
}

const driverFee: AdditionalChargeType = 'Additional Driver Fee';

/** Additions to the rental, and deductions. */
export function ChargesCard({ trip, endTrip, charges }: Props) {
  const t = useEndTripText();
  const { id: country, currency } = useCountry();
  const { form, asksReason } = endTrip;
  const tolls = readTypedMinor(useWatch({ control: form.control, name: 'salikCollected' }));
  const inputTax = formatMoney(splitTax(tolls, limits.invoice.taxRate.ae).tax, currency);
  const offersDriverFee =
    Boolean(trip.drivers?.length) &&
    charges.fields.length < limits.trip.chargesMax &&
    endTrip.values.additionalCharges.every(({ type }) => type !== driverFee);
  const { fines, salik, others } = readAccounted(trip);
  const accounted = fines + salik + others;
  return (
    <Card
      title={t('endTrip.charges')}
      actions={
        charges.fields.length < limits.trip.chargesMax && (
          <Button icon="plus" size="sm" onClick={() => charges.append({ type: '', amount: '' })}>
            {t('endTrip.addCharge')}
          </Button>
        )
      }
    >
      {charges.fields.length > 0 && (
        <List role="list" aria-label={t('endTrip.charges')}>
          {charges.fields.map((field, at) => (
            <ChargeLine
              key={field.id}
              endTrip={endTrip}
              field={field}
              at={at}
              onRemove={() => charges.remove(at)}
            />
          ))}
        </List>
      )}
      {offersDriverFee && (
        <Inline>
          <Button
            icon="plus"
            size="sm"
            onClick={() => {
              // Only the amount is missing.
              const focusName = `additionalCharges.${charges.fields.length}.amount`;
              charges.append({ type: driverFee, amount: '' }, { focusName });
            }}
          >
            {t('endTrip.addDriverFee')}
          </Button>
        </Inline>
      )}
      {accounted > 0 && (
        <Text tone="muted">{t('endTrip.accounted', { amount: formatMoney(accounted, currency) })}</Text>
      )}
      <TripTolls bookingId={trip.bookingId} />
      <FieldRow>
        <AmountField endTrip={endTrip} name="finesCollected" optional />
        <AmountField
          endTrip={endTrip}
          name="salikCollected"
          help={country === 'ae' ? t('endTrip.tollTax', { tax: inputTax }) : undefined}
          optional
        />
      </FieldRow>
      <FieldRow>
        <AmountField endTrip={endTrip} name="discounts" deps={['discountReason']} />
        {asksReason && <ReasonField endTrip={endTrip} name="discountReason" />}
      </FieldRow>
    </Card>
  );
}

interface LineProps {
  endTrip: EndTrip;
  field: FieldArrayWithId<EndValues, 'additionalCharges'>;
  at: number;
  onRemove: () => void;
}
function ChargeLine({ endTrip: { form, errors }, at, onRemove }: LineProps) {
  const t = useEndTripText();
  const nameCharge = useChargeTypeName();
  const number = at + 1;
  return (
    <Line>
      <SelectField
        {...form.register(`additionalCharges.${at}.type`)}
        label={t('endTrip.chargeType', { number })}
        placeholder={t('endTrip.chooseType')}
        options={additionalChargeTypes.map((type) => ({ value: type, label: nameCharge(type) ?? type }))}
        error={errors.getText(`additionalCharges.${at}.type`)}
      />
      <MoneyField
        {...form.register(`additionalCharges.${at}.amount`)}
        label={t('endTrip.chargeAmount', { number })}
        error={errors.getText(`additionalCharges.${at}.amount`)}
      />
      <IconButton icon="x" label={t('endTrip.removeCharge', { number })} onClick={onRemove} />
    </Line>
  );
}
