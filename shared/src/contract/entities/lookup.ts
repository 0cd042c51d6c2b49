import * as v from 'valibot';

/** A row of a look-up list. Servers use `id` or `_id`, and `lookupId` reads either. */
export const lookupRow = v.object({
  id: v.optional(v.string()),
  _id: v.optional(v.string()),
  name: v.string(),
});
export type LookupRow = v.InferOutput<typeof lookupRow>;

/** @throws when the row has neither form of id: the list is then unusable */
export function lookupId(row: { id?: string | undefined; _id?: string | undefined }): string {
  const id = row.id ?? row._id;
  if (id === undefined) throw new TypeError('A look-up row without an id');
  return id;
}

export const countryRow = v.object({
  ...lookupRow.entries,
  code: v.optional(v.string()),
  callingCode: v.optional(v.string()),
  currency: v.optional(v.nullable(v.string())),
});
export const cityRow = v.object({ ...lookupRow.entries, stateId: v.optional(v.string()) });
export const stateRow = v.object({ ...lookupRow.entries, parentId: v.optional(v.nullable(v.string())) });
export const vehicleTypeRow = v.object({ ...lookupRow.entries, vehicleCategoryId: v.optional(v.string()) });
export const vehicleBrandRow = v.object({
  ...lookupRow.entries,
  vehicleCategoryIds: v.optional(v.array(v.string())),
});
export const vehicleSpecRow = v.object({
  ...lookupRow.entries,
  vehicleTypeId: v.optional(v.string()),
  values: v.array(v.object({ id: v.string(), name: v.string() })),
});
export const vehicleFeatureRow = v.object({ ...lookupRow.entries, group: v.string() });
