import type { Country } from '@portal/shared/contract';

import type { AddendumFacts, AddendumVehicle } from '../../../database/tables/trip-documents';
import type { FactGroup, Paper, Signature } from '../../../documents/paper';
import { createPaperWriter, type PaperWriter } from '../../../documents/words/create-paper-writer';
import type { PaperWord } from '../../../documents/words/paper-words';
import { writeAssumed, writeDamages, writeFuel } from '../check-lists/write-condition';

function describe(writer: PaperWriter, heading: PaperWord, vehicle: AddendumVehicle): FactGroup {
  const kilometres = (count: number | null) => (count === null ? null : writer.kilometres(count));
  return {
    heading: writer.word(heading),
    facts: writer.facts([
      ['Vehicle', vehicle.name],
      ['Number plate', vehicle.plate],
      ['Colour', vehicle.color],
      ['Chassis number', vehicle.chassisNumber],
      ['Kilometres at handover', kilometres(vehicle.handoverKm)],
      ['Kilometres at return', kilometres(vehicle.returnKm)],
      ['Fuel', writeFuel(writer, vehicle.fuelEighths)],
      ['Damages', writeDamages(writer, vehicle.damages)],
      ['Not read again', writeAssumed(writer, vehicle.assumed)],
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
  const writer = createPaperWriter(country, facts.company.second);
  const { word, dateTime } = writer;
  return {
    second: writer.second,
    title: word('Addendum to the rental contract'),
    number: `${facts.tripCode} / ${facts.number}`,
    mark: null,
    issuer: { ...facts.company, logo },
    groups: [
      {
        heading: word('Change of vehicle'),
        facts: writer.facts([
          ['Customer', facts.customerName],
          ['From', dateTime(facts.at)],
          ['Until', facts.end === null ? null : dateTime(facts.end)],
          ['Reason', facts.reason],
        ]),
      },
      describe(writer, 'Vehicle returned', facts.cameBack),
      describe(writer, 'Vehicle handed over', facts.wentOut),
    ],
    tables: [],
    terms: [],
    signatures,
    notes: [word('Everything else in the rental contract stays as it was agreed.')],
  };
}
