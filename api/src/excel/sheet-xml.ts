import { DAY } from '@portal/shared/contract';
import { cellKinds, type CellKind } from './columns';

/** XML 1.0 does not allow control characters; a lone surrogate is no character at all. */
// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The maximum length of an Excel cell. */
const LONGEST = 32_767;

export const escapeXml = (text: string): string =>
  text
    .slice(0, LONGEST)
    .replace(unwritable, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return (rest < 0 ? '' : columnName(rest)) + String.fromCharCode(65 + (index % 26));
}

/** Styles are numbered: 0 is the default, 1 the header, from 2 on one for each kind of cell. */
export const HEADER_STYLE = 1;
export const getStyleIndex = (kind: CellKind): number => 2 + cellKinds.indexOf(kind);

const textCell = (at: string, style: number, text: string) =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** Excel counts days from the last day of 1899. */
const EPOCH = 25_569;

type Value = string | number | Date | null;

/** Text is always written as text: what a customer typed is never a formula. */
export function cellXml(at: string, kind: CellKind, value: Value): string {
  if (value === null) return '';
  const style = getStyleIndex(kind);
  if (typeof value === 'string') return textCell(at, style, value);
  const number = value instanceof Date ? value.getTime() / DAY + EPOCH : value;
  return `<c r="${at}" s="${style}"><v>${number}</v></c>`;
}

export interface SheetColumn {
  readonly header: string;
  readonly kind: CellKind;
  readonly width: number;
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The start of a sheet with its frozen header row. */
export function sheetStart(columns: readonly SheetColumn[]): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headers = columns.map(({ header }, index) => textCell(`${columnName(index)}1`, HEADER_STYLE, header));
  return [
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${NAMESPACE}">`,
    '<sheetViews><sheetView workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>',
    `</sheetView></sheetViews><cols>${widths.join('')}</cols>`,
    `<sheetData><row r="1">${headers.join('')}</row>`,
  ].join('');
}

/** `row` counts from 1; the header is the first. */
export function rowXml(row: number, columns: readonly SheetColumn[], values: readonly Value[]): string {
  const cells = values.map((value, index) =>
    cellXml(`${columnName(index)}${row}`, columns[index]?.kind ?? 'text', value),
  );
  return `<row r="${row}">${cells.join('')}</row>`;
}

export const sheetEnd = (columns: readonly SheetColumn[], lastRow: number): string =>
  `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${lastRow}"/></worksheet>`;
