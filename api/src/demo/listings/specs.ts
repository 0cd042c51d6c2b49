import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema';
import { referenceId } from '../../database/reference-data/reference-id';
import type { DemoVehicle } from '../samples/demo-vehicle';

/** What most vehicles have. */
const usual: Readonly<Record<string, string>> = {
  Transmission: 'Automatic',
  'Fuel type': 'Petrol',
  'Body colour': 'White',
  Horsepower: '151–200',
  Seats: '5',
  Doors: '5',
  'Engine capacity': '1.6–2.0 L',
  Drive: 'Front-wheel drive',
  Luggage: '3 bags',
  'Interior colour': 'Black',
  'Roof height': 'Standard',
  'Load volume': 'None',
  'Licence needed': 'Motorcycle licence',
};

/**
 * One value for each specification of the vehicle's type: its own, the usual one, or the first in the list.
 */
export async function listSpecs(db: Kysely<Database>, { category, type, specs = {} }: DemoVehicle) {
  const rows = await db
    .selectFrom('vehicleSpecs')
    .innerJoin('vehicleSpecValues as value', 'value.specId', 'vehicleSpecs.id')
    .select(['vehicleSpecs.id as specId', 'vehicleSpecs.name', 'value.id as valueId', 'value.name as value'])
    .where('vehicleSpecs.typeId', '=', referenceId('vehicle-type', category, type))
    .orderBy('value.position')
    .execute();
  const chosen = new Map<string, string>();
  for (const { specId, name, valueId, value } of rows)
    if (!chosen.has(specId) || value === (specs[name] ?? usual[name])) chosen.set(specId, valueId);
  return [...chosen].map(([specId, valueId]) => ({ specId, valueId }));
}

/** Every third feature of the category, since no vehicle has all of them. */
export async function listFeatures(db: Kysely<Database>, { category }: DemoVehicle): Promise<string[]> {
  const rows = await db
    .selectFrom('vehicleFeatureCategories')
    .select('featureId')
    .where('categoryId', '=', referenceId('vehicle-category', category))
    .where('retired', '=', false)
    .orderBy('position')
    .execute();
  return rows.filter((_row, index) => index % 3 === 0).map(({ featureId }) => featureId);
}
