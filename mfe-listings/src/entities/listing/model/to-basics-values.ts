import {
  listFields,
  listingFields,
  listingParts,
  listingWire,
  plateClasses,
  rentalPeriods,
  type FileReference,
  type levelOneBody,
  type levelOneDefaults,
  type Listing,
  type ListingFieldName,
  type ListingFields,
  type RentalPeriod,
} from '@portal/shared/contract';
import type { HourRateValues, RatedValues, RateValues } from '@portal/shared/rates';
import type * as v from 'valibot';
import { plateText } from './plate';

type Body = v.InferInput<typeof levelOneBody>;

/**
 * What the form of level one holds: the contract's body, with every field present and all typed values as
 * text.
 */
export interface BasicsValues extends Required<
  Omit<Body, 'rentalDetails' | 'securityDeposit' | 'vehicleRegisteredYear'>
> {
  vehicleRegisteredYear: string;
  securityDeposit: { enabled: boolean; amountInAED: string };
  rentalDetails: RatedValues['rentalDetails'];
}
export type Specification = BasicsValues['specification'];
export type CheckedBasics = v.InferOutput<typeof levelOneBody>;

const noRate: RateValues = { enabled: false, rentInAED: '', mileageLimit: '', unlimitedMileage: false };
const FIRST_BOOKING_HOURS = '4';

const flags = listFields(listingWire, 'flag');
const texts = listFields(listingWire, 'text', 'lookup');
const lists = listFields(listingWire, 'lookups');
export const fileFields = listFields(listingWire, 'files');

const toFileId = (file: FileReference | string): string => (typeof file === 'string' ? file : file.id);
const each = <Name extends string, Value>(names: readonly Name[], getValue: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, getValue(name)])) as Record<Name, Value>;

function rateValues(listing: Listing | null, period: RentalPeriod): HourRateValues {
  const rate = listing?.rentalDetails?.[period];
  return {
    enabled: rate?.enabled ?? (listing === null && period === 'day'),
    rentInAED: rate?.rentInAED ?? noRate.rentInAED,
    mileageLimit: rate?.mileageLimit ?? noRate.mileageLimit,
    unlimitedMileage: rate?.unlimitedMileage ?? false,
    minBookingHours: String(rate?.minBookingHours ?? FIRST_BOOKING_HOURS),
  };
}
/** Only an hourly rate has a shortest booking. */
function removeHours({ enabled, rentInAED, mileageLimit, unlimitedMileage }: HourRateValues): RateValues {
  return { enabled, rentInAED, mileageLimit, unlimitedMileage };
}
const zeroIsEmpty = (amount: string) => (Number(amount) === 0 ? '' : amount);

/** The form, filled from a listing or empty. */
export function toBasicsValues(listing: Listing | null, specification: Specification): BasicsValues {
  const deposit = listing?.securityDeposit;
  const rates = each(rentalPeriods, (period) => rateValues(listing, period));
  return {
    ...each(texts, (name) => listing?.[name] ?? ''),
    ...each(lists, (name) => [...(listing?.[name] ?? [])]),
    ...each(flags, (name) => listing?.[name] ?? false),
    ...each(fileFields, (name) => (listing?.[name] ?? []).map(toFileId)),
    specification,
    plateClass: plateClasses.find((one) => one === listing?.plateClass) ?? '',
    vehicleRegisteredYear: String(listing?.vehicleRegisteredYear ?? ''),
    commercialLicenseExpireDate: listing?.commercialLicenseExpireDate?.slice(0, 10) ?? '',
    securityDeposit: {
      enabled: deposit?.enabled ?? false,
      amountInAED: zeroIsEmpty(String(deposit?.amountInAED ?? '')),
    },
    rentalDetails: {
      day: removeHours(rates.day),
      week: removeHours(rates.week),
      month: removeHours(rates.month),
      hour: rates.hour,
    },
  };
}

/** A new listing's form, filled from the last listing if the server knows it. */
export function newBasics(
  defaults: v.InferOutput<typeof levelOneDefaults>,
  specification: Specification,
): BasicsValues {
  const empty = toBasicsValues(null, specification);
  return {
    ...empty,
    vehicleCategoryId: defaults?.vehicleCategoryId ?? '',
    vehicleRegistrationNumber: plateText({ emirate: defaults?.plateEmirate ?? '', code: '', number: '' }),
    phoneNumber: defaults?.phoneNumber ?? '',
    stateId: defaults?.stateId ?? '',
    cityIds: defaults?.stateId ? [...(defaults.cityIds ?? [])] : [],
  };
}

/** A copy of this vehicle without its plate. */
export const copyBasics = (listing: Listing, specification: Specification): BasicsValues => ({
  ...toBasicsValues(listing, specification),
  vehicleRegistrationNumber: '',
  isFancyNumber: false,
  permitNumber: '',
});

type FormFieldName = {
  [Name in ListingFieldName]: ListingFields[Name] extends { readonly form: object } ? Name : never;
}[ListingFieldName];

/** Where a field has its errors: a deposit at its amount, rates at each of their inputs too. */
const listPaths = (name: FormFieldName) => {
  if (name === 'securityDeposit') return ['securityDeposit.amountInAED'] as const;
  if (name !== 'rentalDetails') return [name];
  return [
    name,
    ...rentalPeriods.flatMap(
      (period) => [`rentalDetails.${period}.rentInAED`, `rentalDetails.${period}.mileageLimit`] as const,
    ),
    'rentalDetails.hour.minBookingHours',
  ] as const;
};

const getFormPlace = (name: FormFieldName) =>
  listingParts.indexOf(listingFields[name].form.part) * 100 + listingFields[name].form.row;

/** Where the form has errors, in its order. */
export const basicsFields = (Object.keys(listingFields) as ListingFieldName[])
  .filter((name): name is FormFieldName => 'form' in listingFields[name])
  .sort((one, other) => getFormPlace(one) - getFormPlace(other))
  .flatMap((name): readonly ReturnType<typeof listPaths>[number][] => listPaths(name));
