import type { CountryCode } from '@portal/shared/contract';

import { parseLists } from './parse';
import { referenceId } from './reference-id';
import { numberRows } from './number-rows';
import type { TableRows } from './number-rows';
import { vehicleFeatures } from './vehicle-features';
import { vehicleTypes } from './vehicle-types';

export function featureRows(country: CountryCode): TableRows[] {
  const countryFeatures = new Set(parseLists(vehicleTypes, country).keys());
  const features = new Map<string, { id: string; group_name: string; name: string }>();
  const links: { id: string; feature_id: string; category_id: string }[] = [];
  for (const { categories, groups } of vehicleFeatures) {
    for (const [group, names] of parseLists(groups, country)) {
      for (const name of names) {
        const id = referenceId('vehicle-feature', group, name);
        features.set(id, { id, group_name: group, name });
        for (const category of categories.filter((each) => countryFeatures.has(each))) {
          const linkId = referenceId('vehicle-feature-category', id, category);
          links.push({ id: linkId, feature_id: id, category_id: referenceId('vehicle-category', category) });
        }
      }
    }
  }
  return [
    numberRows('vehicle_features', [...features.values()]),
    numberRows('vehicle_feature_categories', links),
  ];
}
