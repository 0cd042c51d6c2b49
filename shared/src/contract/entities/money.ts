import * as v from 'valibot';
import { hasCurrencyName } from './plain-number';

const MINOR_UNITS = 100;
const amount = /^\d{1,9}(?:\.\d{1,2})?$/;

/**
 * An amount as the wire carries it: a numeric string (`"1250"`, `"99.50"`). Numbers are accepted too, because
 * servers and forms differ. It is sent as a string, which cannot lose a fils.
 */
export const moneyText = v.pipe(
  v.union([v.string(), v.number()], 'validation.required'),
  v.transform((value) => String(value).trim()),
  v.nonEmpty('validation.required'),
  v.regex(amount, ({ input }) => (hasCurrencyName(input) ? 'validation.moneyCurrency' : 'validation.money')),
);

export const positiveMoneyText = v.pipe(
  moneyText,
  v.check((value) => Number(value) > 0, 'validation.moneyPositive'),
);

/** `"99.5"` to 9950, without a fraction in between. @throws TypeError on anything but an amount */
export function toMinorUnits(text: string): number {
  if (!amount.test(text)) throw new TypeError(`"${text}" is not an amount`);
  const [whole = '0', part = ''] = text.split('.');
  return Number(whole) * MINOR_UNITS + Number(part.padEnd(2, '0'));
}

/** An amount as a server sent it, in minor units. Null for an invalid one. */
export function readMinor(amountSent: string | number | null | undefined): number | null {
  try {
    return toMinorUnits(String(amountSent ?? '').trim());
  } catch {
    return null;
  }
}

/** As `readMinor`, for an account that may be below zero: `"-0.50"` to -50. */
export function readSignedMinor(amountSent: string | null | undefined): number | null {
  const text = amountSent?.trim() ?? '';
  const minor = readMinor(text.replace(/^-/, ''));
  return minor !== null && text.startsWith('-') ? -minor : minor;
}

/** 9950 to `"99.50"`, 125000 to `"1250"`, -50 to `"-0.50"`. */
export function fromMinorUnits(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const whole = Math.trunc(Math.abs(minor) / MINOR_UNITS);
  const part = Math.abs(minor) % MINOR_UNITS;
  return `${sign}${whole}${part === 0 ? '' : `.${String(part).padStart(2, '0')}`}`;
}

export const currencies = ['AED', 'INR'] as const;
/** The country's currency, which a server assumes where none is sent. It refuses another's. */
export const currency = v.optional(v.picklist(currencies));

const depositAmount = v.optional(moneyText, '0');

/** Held and returned, so it is not part of a trip's total. `amountInAED` holds the country's currency, whatever its name says. */
export const securityDeposit = v.pipe(
  v.object({ enabled: v.boolean(), amountInAED: depositAmount }),
  v.forward(
    v.check(({ enabled, amountInAED }) => !enabled || Number(amountInAED) > 0, 'validation.moneyPositive'),
    ['amountInAED'],
  ),
);
