import * as v from 'valibot';
import { customerWire } from './customer-fields';
import { listFields, type NamesOfKind } from './record-fields';

/** The fields of a customer that hold pictures. */
export const customerUploads = listFields(customerWire, 'files', 'photo');
export type CustomerUpload = NamesOfKind<typeof customerWire, 'files' | 'photo'>;

/** The pictures that a customer must add in the form of their link. One that the company has already counts. */
export const requiredPictures = v.object({
  passport: v.boolean(),
  drivingLicense: v.boolean(),
  customerProfilePic: v.boolean(),
} satisfies Record<CustomerUpload, v.GenericSchema>);
export type RequiredPictures = v.InferOutput<typeof requiredPictures>;

export const noRequiredPictures: RequiredPictures = {
  passport: false,
  drivingLicense: false,
  customerProfilePic: false,
};
