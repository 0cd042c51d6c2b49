import type { Endpoint } from '@portal/shared/contract';
import exceljs from 'exceljs';
import type { TestApp } from './start-test-app';

/** Downloads an Excel file and opens it. */
export async function openWorkbook(app: TestApp, endpoint: Endpoint, token: string, query: object = {}) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const response = await fetch(`${app.base}${endpoint.path}?${search.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const content = await response.arrayBuffer();
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(content);
  const [sheet] = workbook.worksheets;
  if (sheet === undefined) throw new Error('An Excel file without a sheet');
  const headers = (sheet.getRow(1).values as unknown[]).slice(1) as string[];
  const cell = (row: number, header: string) => sheet.getRow(row).getCell(headers.indexOf(header) + 1);
  return { response, sheet, headers, cell };
}
