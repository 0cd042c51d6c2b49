import { emirates, type CountryCode } from '@portal/shared/contract';
import { emiratesByState } from '../../../database/reference-data/uae-places';
import { plainHeading, readCellText, type Cell } from './cell-text';

type Emirate = (typeof emirates)[number];

/** The parts of a plate. A part that the statement does not have is undefined; a plate without a code has null. */
export interface PlateParts {
  readonly source: Emirate | undefined;
  readonly code: string | null | undefined;
  readonly number: string;
}

/** What statements write in place of an emirate's name or code. */
const otherNames: Readonly<Record<Emirate, readonly string[]>> = {
  AUH: ['abudhabi', 'ad', 'أبوظبي', 'أبو ظبي'],
  DXB: ['دبي'],
  SHJ: ['الشارقة', 'شارقة'],
  AJM: ['عجمان'],
  UAQ: ['umm al-quwain', 'أم القيوين'],
  RAK: ['ras al-khaimah', 'رأس الخيمة'],
  FUJ: ['الفجيرة'],
};

const namePatterns = [...emiratesByState].map(([state, emirate]) => {
  const names = [state, emirate, ...otherNames[emirate]].sort((a, b) => b.length - a.length).join('|');
  return { emirate, pattern: new RegExp(`(?<![\\p{L}])(?:${names})(?![\\p{L}])`, 'iu') };
});

function findEmirate(text: string): { readonly emirate: Emirate; readonly rest: string } | null {
  for (const { emirate, pattern } of namePatterns)
    if (pattern.test(text)) return { emirate, rest: text.replace(pattern, ' ') };
  return null;
}

/** `DXBA 12345` and `DXB12345`: the emirate's letters without a space. */
const gluedEmirate = new RegExp(`^(${emirates.join('|')})(?=[A-Z]{0,2}[\\s-]?\\d)`, 'i');

/** Words that statements put next to a plate. */
const fillers = /(?<![\p{L}])(?:uae|private|plate|no|خصوصي)(?![\p{L}])\.?/giu;

export interface PlateCells {
  readonly plate: Cell | undefined;
  readonly plateCode: Cell | undefined;
  readonly plateSource: Cell | undefined;
}

/** Splits `A 12345 Dubai`, `DXB-A-12345`, `12345 A`, `17/4411`; null for what is no plate of the UAE. */
export function readEmiratesPlate({ plate, plateCode, plateSource }: PlateCells): PlateParts | null {
  const written = readCellText(plate).replace(gluedEmirate, '$1 ');
  const found = findEmirate(written);
  const source = findEmirate(readCellText(plateSource))?.emirate ?? found?.emirate;
  const text = (found?.rest ?? written).replace(fillers, ' ');
  const parts = text.toUpperCase().match(/[A-Z]+|\d+/g) ?? [];
  const code = readCode(plateCode);
  return joinParts(parts, source, code);
}

const readCode = (cell: Cell | undefined): string | undefined => {
  const code = readCellText(cell).toUpperCase();
  return /^(?:[A-Z]{1,2}|\d{1,2})$/.test(code) ? code.replace(/^0+(?=\d)/, '') : undefined;
};

function joinParts(
  parts: readonly string[],
  source: Emirate | undefined,
  ownCode: string | undefined,
): PlateParts | null {
  const isCode = (part: string) => /^(?:[A-Z]{1,2}|\d{1,2})$/.test(part);
  const isNumber = (part: string) => /^\d{1,5}$/.test(part);
  if (parts.length === 1 && parts[0] && isNumber(parts[0]))
    return { source, code: ownCode, number: Number(parts[0]).toString() };
  const [first = '', second = ''] = parts;
  if (parts.length !== 2) return null;
  // `17 4411` has its code first, as all plates have; only a letter shows that it comes second.
  if (isCode(first) && isNumber(second))
    return agree(
      { source, code: first.replace(/^0+(?=\d)/, ''), number: Number(second).toString() },
      ownCode,
    );
  return isNumber(first) && isCode(second)
    ? agree({ source, code: second, number: Number(first).toString() }, ownCode)
    : null;
}

/** Two codes that contradict each other are no plate. */
const agree = (parts: PlateParts, ownCode: string | undefined): PlateParts | null =>
  ownCode === undefined || ownCode === parts.code ? parts : null;

/** `MH 12 AB 1`, `mh-12-ab-0001` and `MH12AB0001` are one plate. */
export function readIndianPlate(cell: Cell | undefined): string | null {
  const text = readCellText(cell)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');
  const [, state, district, series, number] = /^([A-Z]{2})(\d{1,2})([A-Z]{0,3})(\d{1,4})$/.exec(text) ?? [];
  if (state !== undefined && district !== undefined && number !== undefined)
    return `${state}${district.padStart(2, '0')}${series ?? ''}${number.padStart(4, '0')}`;
  return /^\d{2}BH\d{4}[A-Z]{1,2}$/.test(text) ? text : null;
}

/** The plate in one spelling, for showing it and for telling rows apart. The text as it is, where it is no plate. */
export function normalisePlate(country: CountryCode, cells: PlateCells): string {
  if (country === 'in') return readIndianPlate(cells.plate) ?? readCellText(cells.plate).toUpperCase();
  const parts = readEmiratesPlate(cells);
  if (parts === null) return readCellText(cells.plate).toUpperCase();
  return [parts.source, parts.code, parts.number].filter(Boolean).join(' ');
}

/** The two parts of a heading cell that name nothing are left out when a plate cell is tested for text. */
export const isBlankPlate = (cell: Cell | undefined): boolean => plainHeading(cell) === '';
