import type { FastifyReply } from 'fastify';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';

import { contentDisposition } from '../domains/files/file-name';
import { cellOf, formatOf, type ExcelColumn } from './columns';

interface Workbook<Row> {
  readonly name: string;
  readonly sheet: string;
  readonly columns: readonly ExcelColumn<Row>[];
  readonly timeZone: string;
  /** Read one after the other, as fast as the receiver takes them. */
  readonly pages: AsyncIterable<readonly Row[]>;
}

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Answers with an Excel file that is written while it is read from the database. What fails on the way cuts the answer off, which
 * the browser tells as a failed download: by then the answer has begun and can't become another.
 */
export async function sendWorkbook<Row>(reply: FastifyReply, workbook: Workbook<Row>): Promise<void> {
  // The writer is large and wanted seldom.
  const { default: exceljs } = await import('exceljs');
  const stream = openAnswer(reply, workbook.name);
  try {
    const writer = new exceljs.stream.xlsx.WorkbookWriter({
      stream,
      useStyles: true,
      zip: { zlib: { level: 1 } },
    });
    const sheet = writer.addWorksheet(workbook.sheet, { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = workbook.columns.map(({ header, kind, width }) => ({
      ...{ header, width, style: { numFmt: formatOf(kind) } },
    }));
    sheet.getRow(1).font = { bold: true };
    sheet.getRow(1).commit();
    let rows = 1;
    for await (const page of workbook.pages) {
      if (reply.raw.destroyed) return;
      for (const row of page) {
        const cells = workbook.columns.map(({ kind, valueOf }) =>
          cellOf(kind, valueOf(row), workbook.timeZone),
        );
        sheet.addRow(cells).commit();
      }
      rows += page.length;
      if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), once(reply.raw, 'close')]);
    }
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: rows, column: workbook.columns.length } };
    sheet.commit();
    await writer.commit();
  } catch (error) {
    reply.log.error({ err: error }, 'an Excel file could not be finished');
    reply.raw.destroy();
  }
}

/** From here on the answer is ours and not the framework's; headers set so far (CORS, security) go with it. */
function openAnswer(reply: FastifyReply, name: string): PassThrough {
  reply.hijack();
  const { raw } = reply;
  for (const [header, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(header, value);
  raw.writeHead(200, {
    'content-type': TYPE,
    'content-disposition': contentDisposition('attachment', name, 'xlsx'),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const stream = new PassThrough();
  stream.pipe(raw);
  return stream;
}
