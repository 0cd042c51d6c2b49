import { fancyPlate, indianPlate, type Country } from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import * as v from 'valibot';

import type { Database } from '../../../database/schema';
import { invalidField } from '../../../plugins/problem';
import { sayRule } from '../../../language/say';
import type { FleetRow } from './to-columns';

/** A plate in the one spelling of its country. Emirates' plates without a code are among the fancy ones. */
export function parsePlate({ id }: Country, plate: string): string {
  const read = v.safeParse(id === 'in' ? indianPlate : fancyPlate, plate);
  if (!read.success) throw invalidField('vehicleRegistrationNumber', sayRule('validation.platePerCountry'));
  return read.output;
}

/** A brand is offered only for some categories. */
async function refuseUnfitBrand(db: Kysely<Database>, { vehicleCategoryId, vehicleBrandId }: FleetRow) {
  const link = await db
    .selectFrom('vehicleBrandCategories')
    .select('id')
    .where('brandId', '=', vehicleBrandId)
    .where('categoryId', '=', vehicleCategoryId)
    .executeTakeFirst();
  if (link === undefined) throw invalidField('vehicleBrandId', 'Choose a brand of this category.');
}

/** The form as it is stored. @throws AppProblem on the field */
export async function checkForm<Form extends FleetRow>(
  db: Kysely<Database>,
  country: Country,
  form: Form,
): Promise<Form> {
  await refuseUnfitBrand(db, form);
  return { ...form, vehicleRegistrationNumber: parsePlate(country, form.vehicleRegistrationNumber) };
}
