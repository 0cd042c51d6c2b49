import { requiredDraftFields, uuid, type ListingDraftSummary } from '@portal/shared/contract';
import * as v from 'valibot';

import { isRecord } from '../../../imports/is-record';

/** A form that a device sent, which may be older or newer than this server: each field can be missing or different. */
type Content = Readonly<Record<string, unknown>>;

const isId = (value: unknown): value is string => v.is(uuid, value);

/** The form as it is now; the draft of an existing listing also keeps what it began with. */
const readForm = (content: Content): Content => (isRecord(content.now) ? content.now : content);

const readText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const readIds = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isId) : []);

const isRate = (rate: unknown): boolean =>
  isRecord(rate) && rate.enabled === true && readText(rate.rentInAED) !== '';

function isFilled(form: Content, field: (typeof requiredDraftFields)[number]): boolean {
  const value = form[field];
  if (field === 'rentalDetails') return isRecord(value) && Object.values(value).some(isRate);
  // The form begins with the plate's emirate.
  if (field === 'vehicleRegistrationNumber') return /\d/.test(readText(value));
  return Array.isArray(value) ? value.length > 0 : readText(value) !== '';
}

type Described = Pick<ListingDraftSummary, 'vehicleModel' | 'vehicleRegisteredYear' | 'filled' | 'photos'> & {
  readonly brandId: string | null;
};

const NAME_MAX = 100;

/** What a list says about a draft. */
export function describeContent(content: Content): Described {
  const form = readForm(content);
  return {
    brandId: isId(form.vehicleBrandId) ? form.vehicleBrandId : null,
    vehicleModel: readText(form.vehicleModel).slice(0, NAME_MAX),
    vehicleRegisteredYear: readText(form.vehicleRegisteredYear).slice(0, NAME_MAX),
    filled: requiredDraftFields.filter((field) => isFilled(form, field)).length,
    photos: readIds(form.vehiclePhotos).length,
  };
}

/** Ids of the files that the form names. */
export function listFileIds(content: Content): string[] {
  const { vehiclePhotos, vehicleVideos, commercialLicenses } = readForm(content);
  return [...new Set([vehiclePhotos, vehicleVideos, commercialLicenses].flatMap(readIds))];
}
