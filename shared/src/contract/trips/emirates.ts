import { emirates } from '../entities/plate';

export type EmirateCode = (typeof emirates)[number];

/** The emirates by their codes on plates and electronic invoices, with the names of the look-up list. */
export const emirateNames: Readonly<Record<EmirateCode, string>> = {
  AUH: 'Abu Dhabi',
  DXB: 'Dubai',
  SHJ: 'Sharjah',
  AJM: 'Ajman',
  UAQ: 'Umm Al Quwain',
  RAK: 'Ras Al Khaimah',
  FUJ: 'Fujairah',
};

/** The code of an emirate by its English name; null for anything else. */
export const findEmirateCode = (name: string): EmirateCode | null =>
  emirates.find((code) => emirateNames[code] === name) ?? null;
