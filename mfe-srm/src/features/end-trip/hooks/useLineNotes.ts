import { HOUR, limits, readMinor, type Settlement, type TripRecord } from '@portal/shared/contract';
import { formatMoney, joinNames } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useEndTripText } from '../../../messages/useEndTripText';
import { usePriceText } from '../../../messages/usePriceText';
import { fromLocalInput } from '../../../model/local-moment';
import type { EndValues } from '../model/end-values';
import type { AccountLine } from '../model/lines';

/** Why a line of the settlement is what it is. */
export function useLineNotes(
  trip: TripRecord,
  account: Settlement | null,
  values: EndValues,
): Partial<Record<AccountLine, string>> {
  const t = useEndTripText();
  const price = usePriceText();
  const { id: country, currency } = useCountry();
  if (!account) return {};
  const { quote, vehicle, bookingEndDate: end } = trip;
  const money = (text: string | number) => formatMoney(readMinor(text) ?? 0, currency);
  const rental = joinNames(
    (quote?.lines ?? []).map(({ period, count, rate }) =>
      price(`price.line.${period}`, { count, rate: money(rate) }),
    ),
  );
  const included = quote ? quote.kilometres : null;
  const rate = money(trip.extraKilometreRate ?? vehicle?.additionalMilageChargePerKm ?? '0');
  const driven = { driven: account.driven, included: included ?? 0 };
  const extra =
    included === null
      ? t('endTrip.note.unlimited', driven)
      : account.extraKilometres === 0
        ? t('endTrip.note.within', driven)
        : t('endTrip.note.extra', { ...driven, km: account.extraKilometres, rate });
  const late = Date.parse(fromLocalInput(values.returnedAt, country)) - Date.parse(end ?? '');
  const lateFee =
    account.lateHours > 0
      ? t('endTrip.note.late', { hours: account.lateHours })
      : t(late > 0 ? 'endTrip.note.grace' : 'endTrip.note.inTime', {
          hours: limits.trip.lateGrace / HOUR,
        });
  return { rental, extraKilometreCharge: extra, lateFee, discount: values.discountReason.trim() };
}
