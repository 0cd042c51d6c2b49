import { tollIssuers, type ChargeIssuer, type TollIssuer } from '@portal/shared/contract';

import { readPlainPlace } from '../charges';
import { listedGates } from './listed-gates';

export interface NamedGate {
  readonly gate: string;
  readonly issuer: TollIssuer;
  readonly name: string;
}

const marks = listedGates.map((listed) => ({ listed, marks: listed.marks.map(readPlainPlace) }));

export const isTollIssuer = (issuer: ChargeIssuer): issuer is TollIssuer =>
  tollIssuers.some((known) => known === issuer);

/** The gate that a line of a statement names: one of the list, or one of its own. Null without a name. */
export function findGate(issuer: ChargeIssuer, place: string): NamedGate | null {
  const name = readPlainPlace(place);
  if (name === '' || !isTollIssuer(issuer)) return null;
  const found = marks.find(
    (entry) => entry.listed.issuer === issuer && entry.marks.some((mark) => name.includes(mark)),
  );
  if (found) return found.listed;
  return { gate: `${issuer}:=${name}`.slice(0, 200), issuer, name: place.trim() };
}
