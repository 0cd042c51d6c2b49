import * as v from 'valibot';
import { enquiry as limits } from '../limits';
import { email, isoMoment, phoneNumber, text, uuid } from './primitives';
import { quotedRates } from './rental';

const optionalText = (max: number) =>
  v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(max, 'validation.tooLong')));
const longitude = v.pipe(
  v.number(),
  v.minValue(-180, 'validation.location'),
  v.maxValue(180, 'validation.location'),
);
const latitude = v.pipe(
  v.number(),
  v.minValue(-90, 'validation.location'),
  v.maxValue(90, 'validation.location'),
);
/** A web address, or the id of a picture that the supplier has stored with us. */
const photo = v.union(
  [
    v.pipe(v.string(), v.maxLength(limits.photoAddressMax), v.url(), v.startsWith('https://')),
    v.pipe(v.string(), v.uuid()),
  ],
  'validation.photo',
);

/** The vehicle as the customer saw it: the marketplace's own text, kept unchanged. */
const enquiredCar = v.pipe(
  v.object({
    vehicleTitle: optionalText(limits.vehicleNameMax),
    vehicleModel: optionalText(limits.vehicleNameMax),
    vehiclePhotos: v.nullish(v.pipe(v.array(photo), v.maxLength(limits.photosMax, 'validation.tooMany'))),
    vehicleRegistrationNumber: optionalText(limits.vehicleCodeMax),
    vehicleCode: optionalText(limits.vehicleCodeMax),
    location: v.nullish(
      v.union(
        [
          v.pipe(v.string(), v.trim(), v.maxLength(limits.locationMax, 'validation.tooLong')),
          v.tuple([longitude, latitude]),
        ],
        'validation.location',
      ),
    ),
    rentalDetails: v.nullish(quotedRates),
  }),
  v.forward(
    v.check(({ vehicleTitle, vehicleModel }) => Boolean(vehicleTitle || vehicleModel), 'validation.required'),
    ['vehicleTitle'],
  ),
);

/** What the marketplace sends for a customer, to a supplier named by company or by agent. */
export const createEnquiryBody = v.pipe(
  v.object({
    companyId: v.optional(uuid),
    agentId: v.optional(uuid),
    vehicleId: v.optional(uuid),
    car: enquiredCar,
    rentalStartDate: isoMoment,
    rentalEndDate: isoMoment,
    name: text(2, limits.nameMax),
    phone: phoneNumber,
    email,
    message: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(limits.messageMax, 'validation.tooLong')),
      '',
    ),
  }),
  v.forward(
    v.check(({ companyId, agentId }) => Boolean(companyId || agentId), 'validation.required'),
    ['companyId'],
  ),
  v.forward(
    v.check(
      ({ rentalStartDate, rentalEndDate }) => !(new Date(rentalEndDate) < new Date(rentalStartDate)),
      'validation.dateOrder',
    ),
    ['rentalEndDate'],
  ),
);
export type CreateEnquiry = v.InferOutput<typeof createEnquiryBody>;
