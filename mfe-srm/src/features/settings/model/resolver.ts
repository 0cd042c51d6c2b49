import { valibotResolver } from '@hookform/resolvers/valibot';
import type { Resolver } from 'react-hook-form';
import { settingsRules, type CheckedSettings, type SettingsValues } from './settings-values';

const check: Resolver<SettingsValues, unknown, CheckedSettings> = valibotResolver(settingsRules);

/** The contract names a rule's number `alertRules.manyTrips.trips`, the form `rules.manyTrips.numbers.trips`. */
export const settingsResolver: typeof check = async (values, context, options) => {
  const checked = await check(values, context, options);
  const { alertRules, ...errors } = checked.errors as Record<string, unknown>;
  if (!alertRules) return checked;
  const rules = Object.fromEntries(
    Object.entries(alertRules).map(([rule, numbers]) => [rule, { numbers: numbers as object }]),
  );
  return { values: {}, errors: { ...errors, rules } } as Awaited<ReturnType<typeof check>>;
};
