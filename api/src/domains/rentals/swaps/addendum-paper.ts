import type { Country } from '@portal/shared/contract';

import type { AddendumFacts, AddendumVehicle } from '../../../database/tables/trip-documents';
import { formatKilometres, formatDateTime } from '../../../documents/format';
import type { Fact, FactGroup, Paper, Signature } from '../../../documents/paper';

const filled = (facts: readonly (readonly [string, string | null])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const kilometres = (km: number | null) => (km === null ? null : formatKilometres(km));

function describe(heading: string, vehicle: AddendumVehicle): FactGroup {
  return {
    heading,
    facts: filled([
      ['Vehicle', vehicle.name],
      ['Number plate', vehicle.plate],
      ['Colour', vehicle.color],
      ['Chassis number', vehicle.chassisNumber],
      ['Kilometres at handover', kilometres(vehicle.handoverKm)],
      ['Kilometres at return', kilometres(vehicle.returnKm)],
      ['Fuel', vehicle.fuelEighths === null ? null : `${vehicle.fuelEighths}/8`],
      ['Damages', vehicle.damages.join('; ') || 'None'],
    ]),
  };
}

interface Printed {
  readonly facts: AddendumFacts;
  readonly logo: Uint8Array | null;
  readonly signatures: readonly Signature[];
  readonly country: Country;
}

/** The addendum for the swap of a vehicle. */
export function addendumPaper({ facts, logo, signatures, country }: Printed): Paper {
  return {
    title: 'Addendum to the rental contract',
    number: `${facts.tripCode} / ${facts.number}`,
    mark: null,
    issuer: { ...facts.company, logo },
    groups: [
      {
        heading: 'Change of vehicle',
        facts: filled([
          ['Customer', facts.customerName],
          ['From', formatDateTime(facts.at, country)],
          ['Until', facts.end === null ? null : formatDateTime(facts.end, country)],
          ['Reason', facts.reason],
        ]),
      },
      describe('Vehicle returned', facts.cameBack),
      describe('Vehicle handed over', facts.wentOut),
    ],
    tables: [],
    terms: [],
    signatures,
    notes: ['Everything else in the rental contract stays as it was agreed.'],
  };
}
