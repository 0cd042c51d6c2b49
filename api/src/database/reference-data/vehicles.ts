import type { CountryCode } from '@portal/shared/contract';

import { parseLists } from './parse';
import { referenceId } from './reference-id';
import { numberRows } from './number-rows';
import type { TableRows } from './number-rows';
import { vehicleBrands } from './vehicle-brands';
import { vehicleSpecs } from './vehicle-specs';
import { vehicleTypes } from './vehicle-types';

const categoryId = (category: string) => referenceId('vehicle-category', category);
const typeId = (category: string, type: string) => referenceId('vehicle-type', category, type);

function brandRows(country: CountryCode): TableRows[] {
  const lists = [...parseLists(vehicleBrands, country)];
  const names = [...new Set(lists.flatMap(([, brands]) => brands))].sort((a, b) => a.localeCompare(b, 'en'));
  const brandId = (brand: string) => referenceId('vehicle-brand', brand);
  const pairs = lists.flatMap(([category, brands]) => brands.map((brand) => ({ category, brand })));
  return [
    numberRows(
      'vehicle_brands',
      names.map((name) => ({ id: brandId(name), name })),
    ),
    numberRows(
      'vehicle_brand_categories',
      pairs.map(({ category, brand }) => ({
        id: referenceId('vehicle-brand-category', category, brand),
        brand_id: brandId(brand),
        category_id: categoryId(category),
      })),
    ),
  ];
}

function specRows(types: readonly { category: string; type: string }[], country: CountryCode): TableRows[] {
  const parsed = new Map(
    Object.entries(vehicleSpecs).map(([name, text]) => [name, [...parseLists(text, country)]]),
  );
  const specs = types.flatMap(({ category, type }) =>
    (parsed.get(category) ?? []).map(([name, values]) => ({
      id: referenceId('vehicle-spec', category, type, name),
      type_id: typeId(category, type),
      name,
      values,
    })),
  );
  const values = specs.flatMap(({ id, values: names }) =>
    names.map((name) => ({ id: referenceId('vehicle-spec-value', id, name), spec_id: id, name })),
  );
  return [
    numberRows(
      'vehicle_specs',
      specs.map(({ id, type_id, name }) => ({ id, type_id, name })),
    ),
    numberRows('vehicle_spec_values', values),
  ];
}

export function vehicleRows(country: CountryCode): TableRows[] {
  const lists = [...parseLists(vehicleTypes, country)];
  const types = lists.flatMap(([category, names]) => names.map((type) => ({ category, type })));
  return [
    numberRows(
      'vehicle_categories',
      lists.map(([name]) => ({ id: categoryId(name), name })),
    ),
    numberRows(
      'vehicle_types',
      types.map(({ category, type }) => ({
        id: typeId(category, type),
        category_id: categoryId(category),
        name: type,
      })),
    ),
    ...brandRows(country),
    ...specRows(types, country),
  ];
}
