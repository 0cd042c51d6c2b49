import { supplyFlags } from './codes';
import type { Finding } from './finding';
import { findAll, findAmount, findText } from './read-parts';
import type { Element } from './xml';

/** Whether a `YYYY-MM-DD` is in the calendar. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const dateNames = new Set(['cbc:IssueDate', 'cbc:DueDate', 'cbc:StartDate', 'cbc:EndDate']);

const findDates = ({ name, text, children }: Element): string[] =>
  dateNames.has(name) ? [text ?? ''] : children.flatMap(findDates);

const readPeriod = (element: Element) => ({
  start: findText(element, 'cac:InvoicePeriod/cbc:StartDate'),
  end: findText(element, 'cac:InvoicePeriod/cbc:EndDate'),
});

/**
 * A frequency belongs to a continuous supply only. The supplies of a summary ended in one calendar month, by the days of
 * its lines; the first may have begun before, as in the official example.
 */
function checkSupply(root: Element, lines: readonly Element[]): string[] {
  const flags = findText(root, 'cbc:ProfileExecutionID');
  const { end } = readPeriod(root);
  const isMonthly = findText(root, 'cac:InvoicePeriod/cbc:DescriptionCode') !== '';
  const dated = lines.filter((line) => findAll(line, 'cac:InvoicePeriod').length > 0).length;
  const isSummary = flags === supplyFlags.SUMMARY;
  return [
    ...(isMonthly === (flags === supplyFlags.CONTINUOUS)
      ? []
      : ['The frequency contradicts the kind of supply.']),
    ...(isSummary && lines.some((line) => readPeriod(line).end.slice(0, 7) !== end.slice(0, 7))
      ? ['The supplies of a summary ended in one calendar month.']
      : []),
    ...(dated === (isSummary ? lines.length : 0)
      ? []
      : ['The days of the lines contradict the kind of supply.']),
  ];
}

/** All dates exist and are in order: the supply, the document, the day on which it is due. */
export function checkDates(root: Element, lines: readonly Element[]): Finding[] {
  const issued = findText(root, 'cbc:IssueDate');
  const due = findText(root, 'cbc:DueDate');
  const corrected = findText(root, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:IssueDate');
  const { start, end } = readPeriod(root);
  const isOpen = findAmount(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount') !== 0;
  const isInvoice = root.name === 'Invoice';
  const wrong: (readonly [boolean, string])[] = [
    [!findDates(root).every(isDay), 'A date is not in the calendar.'],
    [start > end, 'The supply ends before it begins.'],
    [end > issued, 'The document was issued before the supply ended.'],
    [due !== '' && due < issued, 'It is due before it was issued.'],
    [isInvoice && isOpen !== (due !== ''), 'The day on which it is due contradicts the amount due.'],
    [corrected > issued, 'It corrects a later document.'],
    [
      lines
        .map(readPeriod)
        .some(
          (line) => line.start > line.end || (line.start !== '' && (line.start < start || line.end > end)),
        ),
      'A line is outside the period of the document.',
    ],
  ];
  return [
    ...wrong.flatMap(([isWrong, message]) => (isWrong ? [message] : [])),
    ...checkSupply(root, lines),
  ].map((message) => ({ path: '', message }));
}
