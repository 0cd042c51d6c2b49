import { countries, maintenanceBody, type CountryCode } from '@portal/shared/contract';
import { dayjs, inCountry } from '@portal/shared/format';
import * as v from 'valibot';

/** The fields of a block, as they are typed. */
export interface MaintenanceValues {
  kind: string;
  from: string;
  to: string;
  note: string;
  cost: string;
  kilometre: string;
}
export const maintenanceFields = ['kind', 'from', 'to', 'note', 'cost', 'kilometre'] as const;

const local = 'YYYY-MM-DDTHH:mm';

/** A moment of the country's clocks, as its field holds it; what is no time stays for the rules to refuse. */
export function momentOf(text: string, country: CountryCode): string {
  const moment = dayjs.tz(text, countries[country].timeZone);
  return text && moment.isValid() ? moment.toISOString() : text;
}

/** From the next full hour, for a day. */
export function firstValues(now: Date, country: CountryCode): MaintenanceValues {
  const from = inCountry(now, country).startOf('hour').add(1, 'hour');
  return {
    ...{ kind: 'maintenance', from: from.format(local), to: from.add(1, 'day').format(local) },
    ...{ note: '', cost: '', kilometre: '' },
  };
}

const plain = (text: string) => text.replace(/[\s,]/g, '');

type Wire = v.InferInput<typeof maintenanceBody>;
export const maintenanceRules = (vehicleId: string, country: CountryCode) =>
  v.pipe(
    v.custom<MaintenanceValues>(() => true),
    v.transform(({ from, to, cost, kilometre, kind, note }): Wire => ({
      vehicleId,
      ...{ kind: kind as Wire['kind'], note },
      ...{ from: momentOf(from, country), to: momentOf(to, country) },
      cost: plain(cost) || null,
      kilometre: plain(kilometre) || null,
    })),
    maintenanceBody,
  );
export type CheckedMaintenance = v.InferOutput<ReturnType<typeof maintenanceRules>>;

/** Where an entry stands in time. */
export function stateOf({ from, to }: { from: string; to: string }, now: number): 'past' | 'now' | 'ahead' {
  if (Date.parse(to) <= now) return 'past';
  return Date.parse(from) <= now ? 'now' : 'ahead';
}
