import { cellKinds, getCellFormat } from './columns';
import { escapeXml } from './sheet-xml';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Custom formats are numbered from here. */
const FIRST_FORMAT = 164;

/**
 * See `styleOf`: default, the header, then each kind of cell. Text is marked so that it stays text when
 * somebody edits it.
 */
function styles(): string {
  const formats = cellKinds.map(
    (kind, index) =>
      `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escapeXml(getCellFormat(kind))}"/>`,
  );
  const kinds = cellKinds.map(
    (kind, index) =>
      `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${kind === 'text' ? ' quotePrefix="1"' : ''}/>`,
  );
  const fonts = [
    '<font><sz val="11"/><name val="Calibri"/></font>',
    '<font><b/><sz val="11"/><name val="Calibri"/></font>',
  ];
  return [
    `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${formats.length}">${formats.join('')}</numFmts>`,
    `<fonts count="2">${fonts.join('')}</fonts>`,
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${kinds.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>`,
    `<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${kinds.join('')}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  ].join('');
}

const part = (name: string, type: string) =>
  `<Override PartName="${name}" ContentType="${TYPE}.${type}+xml"/>`;
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;

/** All parts of an Excel file except its one sheet, by the path inside. */
export const buildWorkbookParts = (sheet: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': [
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    part('/xl/workbook.xml', 'sheet.main'),
    part('/xl/worksheets/sheet1.xml', 'worksheet'),
    `${part('/xl/styles.xml', 'styles')}</Types>`,
  ].join(''),
  '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escapeXml(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': styles(),
});

export const SHEET_PATH = 'xl/worksheets/sheet1.xml';
export const EXCEL_TYPE = `${TYPE}.sheet`;
