import {
  approvalStatuses,
  companyDecisionBody,
  countryCodes,
  email,
  isCountryCode,
  phoneNumber,
  plans,
  uuid,
  type CountryCode,
  type Plan,
} from '@portal/shared/contract';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { validationMessage } from '../plugins/validation-messages';
import type { ApprovalStatus } from '../database/tables/companies';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

/** A mistake in the command, reported with the correct form. */
export class UsageError extends Error {
  override name = 'UsageError';
}

export type Command =
  | { readonly name: 'list'; readonly countries: readonly CountryCode[]; readonly status?: ApprovalStatus }
  | {
      readonly name: 'decide';
      readonly countries: readonly CountryCode[];
      readonly decision: v.InferOutput<typeof companyDecisionBody>;
    }
  | {
      readonly name: 'create-operator';
      readonly country: CountryCode;
      readonly phoneNumber: string;
      readonly email: string;
    }
  | {
      readonly name: 'plan';
      readonly countries: readonly CountryCode[];
      readonly companyId: string;
      readonly plan: Plan;
    }
  | { readonly name: 'invoices'; readonly countries: readonly CountryCode[]; readonly companyId?: string }
  | {
      readonly name: 'invoice';
      readonly countries: readonly CountryCode[];
      readonly invoiceId: string;
      readonly file: string;
    }
  | { readonly name: 'help' };

export const usage = `Usage:
  npm run operator -- status
  npm run operator -- list [--status ${approvalStatuses.join('|')}] [--country ${countryCodes.join('|')}]
  npm run operator -- approve <companyId> [--country ${countryCodes.join('|')}]
  npm run operator -- reject <companyId> --reason "why" [--country ${countryCodes.join('|')}]
  npm run operator -- plan <companyId> ${plans.join('|')} [--country ${countryCodes.join('|')}]
  npm run operator -- invoices [companyId] [--country ${countryCodes.join('|')}]
  npm run operator -- invoice <invoiceId> --file invoice.pdf [--country ${countryCodes.join('|')}]
  npm run operator -- create-operator --country ${countryCodes.join('|')} --phone +971501234567 --email name@example.com`;

const options = {
  status: { type: 'string' },
  country: { type: 'string' },
  reason: { type: 'string' },
  file: { type: 'string' },
  phone: { type: 'string' },
  email: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws UsageError */
export function readCommand(words: readonly string[], served: readonly CountryCode[]): Command {
  const { values, positionals } = parse(words);
  const [name, id, ...others] = positionals;
  if (values.help || name === undefined || name === 'help') return { name: 'help' };
  const rest = name === 'plan' ? others.slice(1) : others;
  if (rest.length > 0)
    throw new UsageError(`"${rest.join(' ')}" is too much; put a reason of several words in quotes.`);
  const country = parseCountry(values.country, served);
  const countries = country === undefined ? served : [country];
  if (name === 'list') return { name, countries, status: parseStatus(values.status) };
  if (name === 'approve')
    return {
      name: 'decide',
      countries,
      decision: parseDecision({ companyId: id, approvalStatus: 'APPROVED' }),
    };
  if (name === 'reject')
    return {
      name: 'decide',
      countries,
      decision: parseDecision({ companyId: id, approvalStatus: 'REJECTED', rejectionReason: values.reason }),
    };
  if (name === 'plan')
    return { name, countries, companyId: checked(uuid, id, 'companyId'), plan: parsePlan(others[0]) };
  if (name === 'invoices')
    return { name, countries, ...(id !== undefined && { companyId: checked(uuid, id, 'companyId') }) };
  if (name === 'invoice') {
    if (!values.file) throw new UsageError('--file is needed: where the PDF goes.');
    return { name, countries, invoiceId: checked(uuid, id, 'invoiceId'), file: values.file };
  }
  if (name === 'create-operator') {
    if (country === undefined) throw new UsageError(`--country is needed: ${served.join(' or ')}.`);
    return {
      name,
      country,
      phoneNumber: checked(phoneNumber, values.phone, '--phone'),
      email: checked(email, values.email, '--email'),
    };
  }
  throw new UsageError(`There is no command "${name}".`);
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(getErrorText(error));
  }
}

function parseCountry(value: string | undefined, served: readonly CountryCode[]): CountryCode | undefined {
  if (value === undefined) return undefined;
  if (isCountryCode(value) && served.includes(value)) return value;
  throw new UsageError(`--country must be ${served.join(' or ')}.`);
}

function parseStatus(value: string | undefined): ApprovalStatus | undefined {
  const status = approvalStatuses.find((known) => known === value?.toUpperCase());
  if (value !== undefined && status === undefined)
    throw new UsageError(`--status must be ${approvalStatuses.join(', ')}.`);
  return status;
}

function parsePlan(value: string | undefined): Plan {
  const plan = plans.find((known) => known === value?.toUpperCase());
  if (plan === undefined) throw new UsageError(`The plan must be ${plans.join(', ')}.`);
  return plan;
}

function parseDecision(input: object): v.InferOutput<typeof companyDecisionBody> {
  const parsed = v.safeParse(companyDecisionBody, input);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const argument = v.getDotPath(issue) === 'rejectionReason' ? '--reason' : 'companyId';
  throw new UsageError(`${argument}: ${validationMessage(issue)}`);
}

function checked<S extends v.GenericSchema>(schema: S, value: unknown, name: string): v.InferOutput<S> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new UsageError(`${name}: ${validationMessage(parsed.issues[0])}`);
}
