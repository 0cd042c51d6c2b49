import type { AssumedValues, checkListZones, zoneConditions } from '@portal/shared/contract';

import type { StoredZone } from '../../../database/tables/trip-documents';
import type { PaperText } from '../../../documents/paper';
import type { PaperWriter } from '../../../documents/words/create-paper-writer';
import type { PaperWord } from '../../../documents/words/paper-words';

type Zone = (typeof checkListZones)[number];
const zoneWords: Readonly<Record<Zone, PaperWord>> = {
  'front-bumper': 'Front bumper',
  bonnet: 'Bonnet',
  windscreen: 'Windscreen',
  roof: 'Roof',
  'front-driver-side': "Front, driver's side",
  'rear-driver-side': "Rear, driver's side",
  'front-passenger-side': "Front, passenger's side",
  'rear-passenger-side': "Rear, passenger's side",
  'rear-window': 'Rear window',
  boot: 'Boot',
  'rear-bumper': 'Rear bumper',
  wheels: 'Wheels',
};
const conditionWords: Readonly<Record<Exclude<(typeof zoneConditions)[number], 'none'>, PaperWord>> = {
  scratch: 'Scratch',
  dent: 'Dent',
  crack: 'Crack',
  missing: 'Missing',
};
/** By their codes, as stored. */
const words: Readonly<Record<string, PaperWord>> = { ...zoneWords, ...conditionWords };

/** The level of the fuel as documents print it; null where nobody read it. */
export function writeFuel({ word }: PaperWriter, eighths: number | null | undefined): PaperText | null {
  if (eighths === null || eighths === undefined) return null;
  if (eighths === 0) return word('Empty');
  return eighths === 8 ? word('Full') : `${eighths}/8`;
}

/**
 * The damages of a vehicle in one text. Documents that earlier releases froze have them as English texts.
 * @param damages the damaged parts of a checklist, without those in order
 */
export function writeDamages(
  { word, join }: PaperWriter,
  damages: readonly (StoredZone | string)[],
): PaperText {
  if (damages.length === 0) return word('None');
  const translate = (code: string): PaperText => {
    const known = words[code];
    return known === undefined ? code : word(known);
  };
  const written = damages.map((damage) => {
    if (typeof damage === 'string') return damage;
    const { zone, condition, note } = damage;
    const part = join([translate(zone), translate(condition)], ': ');
    return note === '' ? part : join([part, note], ', ');
  });
  return join(written, '; ');
}

/** The damaged parts of a checklist. */
export const listDamagedZones = (zones: readonly StoredZone[]): StoredZone[] =>
  zones.filter(({ condition }) => condition !== 'none');

/** What nobody read again, as documents print it; null where everything was read. */
export function writeAssumed(
  { word, join }: PaperWriter,
  assumed: AssumedValues | null | undefined,
): PaperText | null {
  const { odometer, fuel, condition } = assumed ?? {};
  const written = [
    ...(odometer === 'tracker' ? [word('Kilometres by the tracker')] : []),
    ...(odometer === 'last-reading' ? [word('Kilometres of the last reading')] : []),
    ...(fuel ? [word('Fuel as last recorded')] : []),
    ...(condition ? [word('Condition as last recorded')] : []),
  ];
  return written.length === 0 ? null : join(written, '; ');
}
