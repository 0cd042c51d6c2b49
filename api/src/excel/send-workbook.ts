import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

import { beginFile, readFirst } from '../files/send-stream';
import { toCell, type ExcelColumn } from './columns';
import { EXCEL_TYPE, buildWorkbookParts, SHEET_PATH } from './parts';
import { rowXml, sheetEnd, sheetStart } from './sheet-xml';

interface Workbook<Row> {
  readonly name: string;
  readonly sheet: string;
  readonly columns: readonly ExcelColumn<Row>[];
  readonly timeZone: string;
  /** Read one after the other, as fast as the receiver takes them. */
  readonly pages: AsyncIterable<readonly Row[]>;
}

/** Rows are joined to pieces of about this many characters. */
const PIECE = 32_768;

async function* writeSheet<Row>({ columns, timeZone, pages }: Workbook<Row>): AsyncGenerator<string> {
  let piece = sheetStart(columns);
  let last = 1;
  for await (const page of pages)
    for (const row of page) {
      last += 1;
      const values = columns.map(({ kind, getValue }) => toCell(kind, getValue(row), timeZone));
      piece += rowXml(last, columns, values);
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
  yield piece + sheetEnd(columns, last);
}

/**
 * Fast rather than small: compression costs processor time, and the sheet is so repetitive that little is
 * lost.
 */
const compressed = { compressionLevel: 1 };

/**
 * Answers with an Excel file that is written while it is read from the database. A failure after the first
 * page cuts the answer off, which the browser reports as a failed download: the answer has already begun and
 * can't become another.
 */
export async function sendWorkbook<Row>(reply: FastifyReply, workbook: Workbook<Row>): Promise<void> {
  const pages = await readFirst(workbook.pages);
  beginFile(reply, { name: workbook.name, extension: 'xlsx', type: EXCEL_TYPE });
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const sheet = Readable.from(writeSheet({ ...workbook, pages }), { objectMode: true, highWaterMark: 4 });
  sheet.once('error', (error) => output.destroy(error));
  for (const [path, content] of Object.entries(buildWorkbookParts(workbook.sheet)))
    zip.addBuffer(Buffer.from(content), path, compressed);
  zip.addReadStream(sheet, SHEET_PATH, compressed);
  zip.end();
  try {
    await pipeline(output, reply.raw);
  } catch (error) {
    if (!reply.raw.destroyed) reply.raw.destroy();
    reply.log.warn({ err: error }, 'an Excel file was not finished');
  } finally {
    sheet.destroy();
  }
}
