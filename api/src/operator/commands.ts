import { countries, type CountryCode } from '@portal/shared/contract';
import { randomBytes } from 'node:crypto';
import { newId } from '../database/ids';
import { hashPassword, insertUser, normalisePhone, toTakenProblem } from '../domains/identity';
import { changePlan, type CompanyListRow, decideCompany, readAllCompanies } from '../domains/company';
import { AppProblem } from '../plugins/problem';
import { usage, UsageError, type Command } from './arguments';
import { getDeps, type DepsByCountry } from './deps-by-country';
import { listKeptInvoices, saveKeptInvoice } from './kept-invoices';
import { textTable } from './table';

/** Runs the command and returns what to print. @throws AppProblem or UsageError */
export async function runCommand(command: Command, byCountry: DepsByCountry): Promise<string> {
  if (command.name === 'help') return usage;
  if (command.name === 'list') return list(command, byCountry);
  if (command.name === 'decide') return decide(command, byCountry);
  if (command.name === 'plan') return plan(command, byCountry);
  if (command.name === 'invoices') return listKeptInvoices(command, byCountry);
  if (command.name === 'invoice') return saveKeptInvoice(command, byCountry);
  return createOperator(command, byCountry);
}

async function list(
  { countries: codes, status }: Extract<Command, { name: 'list' }>,
  byCountry: DepsByCountry,
): Promise<string> {
  const rows: string[][] = [];
  for (const code of codes) {
    const deps = getDeps(byCountry, code);
    rows.push(...(await readAllCompanies(deps, status)).map((row) => cells(code, row)));
  }
  if (rows.length === 0)
    return status === undefined ? 'There are no companies yet.' : `No company is ${status.toLowerCase()}.`;
  return textTable(
    ['COMPANY ID', 'COUNTRY', 'STATUS', 'TYPE', 'NAME', 'E-MAIL', 'PHONE', 'REGISTERED', 'REASON'],
    rows,
  );
}

const cells = (code: CountryCode, row: CompanyListRow): string[] => [
  row.companyId,
  code,
  row.approvalStatus,
  row.accountType,
  row.companyName ?? '-',
  row.email,
  row.phoneNumber,
  row.createdAt.slice(0, 10),
  row.rejectionReason ?? '',
];

async function decide(
  { countries: codes, decision }: Extract<Command, { name: 'decide' }>,
  byCountry: DepsByCountry,
): Promise<string> {
  for (const code of codes) {
    try {
      const row = await decideCompany(getDeps(byCountry, code), decision, 'operator command line');
      const done = row.approvalStatus === 'APPROVED' ? 'Approved' : 'Rejected';
      return `${done}: ${row.companyName ?? 'individual owner'} (${countries[code].name}). A mail goes to ${row.email}.`;
    } catch (error) {
      // The id may belong to the next country.
      if (!(error instanceof AppProblem) || error.code !== 'not_found') throw error;
    }
  }
  throw new UsageError(`There is no company ${decision.companyId}. "list" shows all.`);
}

async function plan(
  { countries: codes, companyId, plan: chosen }: Extract<Command, { name: 'plan' }>,
  byCountry: DepsByCountry,
): Promise<string> {
  for (const code of codes) {
    const use = await changePlan(getDeps(byCountry, code), companyId, chosen);
    if (use === null) continue;
    const most = use.limit === null ? 'without limit' : `at most ${use.limit}`;
    return `Plan ${use.plan}: published listings ${most}; now ${use.published}.`;
  }
  throw new UsageError(`There is no company ${companyId}. "list" shows all.`);
}

async function createOperator(
  command: Extract<Command, { name: 'create-operator' }>,
  byCountry: DepsByCountry,
): Promise<string> {
  const { db, clock } = getDeps(byCountry, command.country);
  const phoneNumber = normalisePhone(command.phoneNumber);
  const password = randomBytes(12).toString('base64url');
  const now = clock.now();
  try {
    await insertUser(db, {
      id: newId(),
      agentId: newId(),
      email: command.email,
      phoneNumber,
      passwordHash: await hashPassword(password),
      role: 'operator',
      country: command.country,
      consentedAt: now,
      createdAt: now,
      updatedAt: now,
    });
  } catch (error) {
    throw toTakenProblem(error);
  }
  return `Operator ${phoneNumber} of ${countries[command.country].name} created.\nPassword, shown only now: ${password}`;
}
