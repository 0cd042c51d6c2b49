import { readFirst, type Block, type Paper, type PaperText, type Run } from './paper';

/** What takes time, relative to one character: measured with `npm run bench -- printing`. */
const BLOCK = 40;
const CELL = 60;
const RUN = 10;
const PICTURE = 2000;
/** A square of a QR code is drawn for each few of its characters. */
const CODE = 4000;

/** Twice what the limits of terms, invoices and addenda allow; no document within them costs more. */
export const PAPER_COST_MAX = 400_000;

const countText = (texts: readonly PaperText[]): number =>
  texts.reduce<number>(
    (total, text) =>
      total + readFirst(text).length + RUN + (typeof text === 'string' ? 0 : text.second.length + RUN),
    0,
  );
const countRuns = (runs: readonly Run[]): number => countText(runs.map(({ text }) => text));

function countBlock(block: Block): number {
  if (block.kind === 'rule') return BLOCK;
  if (block.kind === 'row') return block.cells.reduce((total, cell) => total + CELL + countRuns(cell), BLOCK);
  return BLOCK + countRuns(block.runs);
}

/** How long a document takes to print, relative to others. */
export function countPaperCost({
  second,
  issuer,
  groups,
  tables,
  terms,
  signatures,
  code,
  notes,
}: Paper): number {
  const facts = groups.flatMap((group) => group.facts);
  const cells = tables.flatMap(({ columns, rows }) => [columns.map(({ header }) => header), ...rows]).flat();
  const pictures = [issuer.logo, ...signatures.map(({ picture }) => picture)].filter(
    (picture) => picture !== null,
  );
  return (
    countText([issuer.name, ...issuer.lines, ...notes]) +
    countText(facts.flatMap(({ label, value }) => [label, value])) +
    // Each language has a side of its own.
    facts.length * BLOCK * (second === null ? 1 : 2) +
    countText(cells) +
    cells.length * CELL +
    terms.reduce((total, block) => total + countBlock(block), 0) +
    pictures.length * PICTURE +
    (code === undefined ? 0 : CODE)
  );
}
