import { maintenanceBody, type CountryCode, readPlainNumber } from '@portal/shared/contract';
import { toCountryTime } from '@portal/shared/format';
import * as v from 'valibot';
import { toLocalInput, fromLocalInput } from '../../../model/local-moment';

/** The fields of a block, as typed. */
export interface MaintenanceValues {
  kind: string;
  from: string;
  to: string;
  note: string;
  cost: string;
  kilometre: string;
}
export const maintenanceFields = ['kind', 'from', 'to', 'note', 'cost', 'kilometre'] as const;

/** From the next full hour, for a day. */
export function firstValues(now: Date, country: CountryCode): MaintenanceValues {
  const from = toCountryTime(now, country).startOf('hour').add(1, 'hour');
  return {
    kind: 'maintenance',
    from: toLocalInput(from.toDate(), country),
    to: toLocalInput(from.add(1, 'day').toDate(), country),
    note: '',
    cost: '',
    kilometre: '',
  };
}

type Wire = v.InferInput<typeof maintenanceBody>;
export const maintenanceRules = (vehicleId: string, country: CountryCode) =>
  v.pipe(
    v.custom<MaintenanceValues>(() => true),
    v.transform(({ from, to, cost, kilometre, kind, note }): Wire => ({
      vehicleId,
      kind: kind as Wire['kind'],
      note,
      from: fromLocalInput(from, country),
      to: fromLocalInput(to, country),
      cost: readPlainNumber(cost) || null,
      kilometre: readPlainNumber(kilometre) || null,
    })),
    maintenanceBody,
  );
export type CheckedMaintenance = v.InferOutput<ReturnType<typeof maintenanceRules>>;

/** Whether an entry is past, current or future. */
export function getMaintenanceState(
  { from, to }: { from: string; to: string },
  now: number,
): 'past' | 'now' | 'ahead' {
  if (Date.parse(to) <= now) return 'past';
  return Date.parse(from) <= now ? 'now' : 'ahead';
}
