import {
  type Days,
  findTaxPeriod,
  type EndpointInput,
  type srmAccountingEndpoints,
} from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { sendWorkbook } from '../../../excel/send-workbook';
import { sendText } from '../../../files/send-stream';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { readCompanyIssuer } from '../../company';
import { journalFormats } from './formats/journal-formats';
import { readJournal } from './read-journal';
import { computeReturns, readRequest } from './service';
import { listVatLines, vatColumns, writeVatCsv } from './vat-file';

type Query<Name extends keyof typeof srmAccountingEndpoints> = NonNullable<
  EndpointInput<(typeof srmAccountingEndpoints)[Name]>['query']
>;

const nameFile = (content: string, { from, to }: Days): string => `${content}-${from}-${to}`;

/** Answers with the journal of a period, written while it is read. */
export async function sendJournal(
  deps: Deps,
  user: Actor,
  { format: name, ...query }: Query<'journal'>,
  reply: FastifyReply,
): Promise<void> {
  const { companyId, days, window } = readRequest(deps, user, query);
  const format = journalFormats[name];
  const { db, country } = deps;
  async function* writePieces() {
    yield format.writeStart(country);
    for await (const page of readJournal(db, companyId, window))
      yield page.map(({ transaction }) => format.writeTransaction(transaction, country)).join('');
    yield format.writeEnd();
  }
  const file = { name: nameFile(`journal-${name}`, days), extension: format.extension, type: format.type };
  await sendText(reply, file, writePieces());
}

/** A text that is known as a whole. */
async function* yieldOnce<Part>(part: Part) {
  yield await Promise.resolve(part);
}

/** Answers with the output side of form VAT 201. @throws AppProblem outside the Emirates */
export async function sendVatReturn(
  deps: Deps,
  user: Actor,
  { format, ...query }: Query<'vatReturn'>,
  reply: FastifyReply,
): Promise<void> {
  const { companyId, days, window } = readRequest(deps, user, query);
  if (deps.country.id !== 'ae') throw new AppProblem('conflict', 'Only the UAE has this return.');
  const lines = listVatLines((await computeReturns(deps, companyId, window)).vat);
  const name = nameFile('vat-201', days);
  if (format === 'csv') {
    const file = { name, extension: 'csv', type: 'text/csv; charset=utf-8' };
    await sendText(reply, file, yieldOnce(writeVatCsv(lines)));
    return;
  }
  const { timeZone } = deps.country;
  await sendWorkbook(reply, {
    name,
    sheet: 'VAT 201',
    columns: vatColumns,
    timeZone,
    pages: yieldOnce(lines),
  });
}

/** Answers with GSTR-1 of a month or a quarter. @throws AppProblem outside India, or for other days */
export async function sendGstReturn(
  deps: Deps,
  user: Actor,
  query: Query<'gstReturn'>,
  reply: FastifyReply,
): Promise<void> {
  const { companyId, days, window } = readRequest(deps, user, query);
  if (deps.country.id !== 'in') throw new AppProblem('conflict', 'Only India has this return.');
  const period = findTaxPeriod(days.from, days.to);
  if (period === null) throw invalidField('dateEndRange', 'Choose a whole month or a whole quarter.');
  const { taxNumber } = await readCompanyIssuer(deps.db, deps.country, companyId);
  if (taxNumber === null)
    throw new AppProblem('conflict', 'Enter your tax number first, under SRM, Tax information.');
  const { gst } = await computeReturns(deps, companyId, window);
  const file = { name: `gstr-1-${period}-${taxNumber}`, extension: 'json', type: 'application/json' };
  await sendText(reply, file, yieldOnce(JSON.stringify(gst.toJson(taxNumber, period), null, 2)));
}
