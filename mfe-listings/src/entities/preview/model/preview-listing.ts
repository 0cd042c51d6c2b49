import { joinNames } from '@portal/shared/format';
import { rentalPeriods, type Country, type RentalPeriod } from '@portal/shared/contract';
import type { FormWords } from '../../../messages/useFormText';
import type { BasicsValues } from '../../listing/model/to-basics-values';
import { shownMileage, shownMoney } from '../../listing/model/describe-basics';
import type { MediaItem } from '../../media/model/media-item';

/** A listing as a customer reads it. */
export interface PreviewListing {
  readonly title: string;
  readonly kind: string;
  readonly places: string;
  readonly photos: readonly MediaItem[];
  readonly rates: readonly {
    readonly period: RentalPeriod;
    readonly price: string;
    readonly mileage: string;
  }[];
  readonly deposit: string | null;
  readonly terms: readonly string[];
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly features: readonly string[];
}

export interface PreviewNames {
  readonly brand: string;
  readonly type: string;
  readonly state: string;
  readonly cities: readonly string[];
}

const shownTerms = [
  'isCashSupported',
  'isCreditOrDebitCardsSupported',
  'isTabbySupported',
  'isCryptoAccepted',
  'isSpotDeliverySupported',
  'isLease',
] as const;

/** What a customer would see of the form's current content, even if incomplete. */
export function previewListing(
  values: BasicsValues,
  names: PreviewNames,
  photos: readonly MediaItem[],
  { t, country }: { t: FormWords; country: Country },
): PreviewListing {
  const { rentalDetails, securityDeposit: deposit } = values;
  const enabled = rentalPeriods.filter(
    (period) => rentalDetails[period].enabled && rentalDetails[period].rentInAED,
  );
  return {
    title: [names.brand, values.vehicleModel, values.vehicleRegisteredYear].filter(Boolean).join(' '),
    kind: names.type,
    places: joinNames([...names.cities, names.state].filter((name) => name !== undefined && name !== '')),
    photos,
    rates: enabled.map((period) => ({
      period,
      price: shownMoney(rentalDetails[period].rentInAED, country),
      mileage: shownMileage(rentalDetails[period], t),
    })),
    deposit: deposit.enabled && deposit.amountInAED ? shownMoney(deposit.amountInAED, country) : null,
    terms: shownTerms.filter((name) => values[name]).map((name) => t(`form.terms.${name}`)),
    specs: [],
    features: [],
  };
}
