import { readMinor, type ChargeDetails } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { formatMoney } from '../../../documents/format';
import type { Paper } from '../../../documents/paper';
import { AppProblem } from '../../../plugins/problem';
import { getSettings, readCompanyIssuer, readLogo } from '../../company';
import { readChargeDetails, type ChargeReader } from './charge-details';
import { noticePaper } from './notice-paper';

export type ProvedCharge = ChargeDetails & { readonly proof: NonNullable<ChargeDetails['proof']> };

/** A charge whose driver is known. @throws AppProblem for one without a trip */
export async function readProvedCharge(
  deps: Deps,
  reader: ChargeReader,
  chargeId: string,
): Promise<ProvedCharge> {
  const charge = await readChargeDetails(deps, reader, chargeId);
  const { proof } = charge;
  if (!proof) throw new AppProblem('conflict', 'Choose the trip of this charge first.');
  return { ...charge, proof };
}

export const printAmount = ({ country }: Pick<Deps, 'country'>, { amount }: ProvedCharge): string =>
  formatMoney(readMinor(amount) ?? 0, country.currency);

export const nameFile = (kind: string, { proof, plate }: ProvedCharge): string =>
  `${kind}-${proof.tripCode}-${plate.replaceAll(' ', '-')}`;

/** The notice to the customer who had the vehicle, as the records are now. */
export async function buildNotice(
  deps: Deps,
  companyId: string,
  charge: ProvedCharge,
): Promise<{ readonly name: string; readonly paper: Paper; readonly companyName: string }> {
  const { country, db } = deps;
  const company = await readCompanyIssuer(db, country, companyId);
  const logo = await readLogo(deps, company);
  const { payments } = await getSettings(db, country, companyId);
  const amount = printAmount(deps, charge);
  const paper = noticePaper({ charge, company, logo, country, amount, payments });
  return { name: nameFile('notice', charge), paper, companyName: company.name };
}
