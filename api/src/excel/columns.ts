import { getZoneOffset } from '@portal/shared/contract';

export const cellKinds = ['text', 'number', 'money', 'date', 'moment'] as const;
export type CellKind = (typeof cellKinds)[number];

/** What a cell shows, by its kind: money in minor units, a date as `YYYY-MM-DD`. Null leaves it empty. */
export interface CellValues {
  readonly text: string | null;
  readonly number: number | null;
  readonly money: number | null;
  readonly date: string | null;
  readonly moment: Date | null;
}

/** A column of an Excel file: `getValue` returns a value of the column's kind, or null for an empty cell. */
export interface ExcelColumn<Row> {
  readonly header: string;
  readonly kind: CellKind;
  readonly width: number;
  readonly getValue: (row: Row) => CellValues[CellKind];
}

export const createColumn = <Row>(
  header: string,
  kind: CellKind,
  width: number,
  getValue: ExcelColumn<Row>['getValue'],
): ExcelColumn<Row> => ({ header, kind, width, getValue });

const formats: Readonly<Record<CellKind, string>> = {
  text: '@',
  number: '#,##0',
  money: '#,##0.00',
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm',
};

export const getCellFormat = (kind: CellKind): string => formats[kind];

const MINOR_UNITS = 100;

/** The local time there, since Excel knows no time zones. */
const toWallTime = (at: Date, timeZone: string): Date =>
  new Date(at.getTime() + getZoneOffset(timeZone, at.getTime()));

/**
 * A cell's value in its own type. Text always stays text, so that nothing typed by a customer is ever a
 * formula.
 */
export function toCell(
  kind: CellKind,
  value: string | number | Date | null,
  timeZone: string,
): string | number | Date | null {
  if (value === null || value === '') return null;
  if (kind === 'date') return new Date(`${String(value)}T00:00:00Z`);
  if (kind === 'moment') return toWallTime(value as Date, timeZone);
  if (kind === 'money') return Number(value) / MINOR_UNITS;
  return value;
}
