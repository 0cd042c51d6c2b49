import type { Figure } from '../benchmark/benchmark';
import type { Outcome } from '../benchmark/measure';
import { formatBar, formatComparisons, formatValue, isReached } from './format';

const headings = ['what', 'figure', 'to reach', '', 'beside it'] as const;

const row = (figure: Figure): string[] => {
  const reached = isReached(figure);
  return [
    figure.label,
    formatValue(figure.value, figure.unit),
    formatBar(figure),
    reached === undefined ? '' : reached ? 'yes' : 'NO',
    formatComparisons(figure),
  ];
};

/** All figures in one table of text, one section for each benchmark. */
export function table(outcomes: readonly Outcome[]): string {
  const sections = outcomes.map((outcome) => ({
    ...outcome,
    rows: 'figures' in outcome ? outcome.figures.map(row) : [],
  }));
  const all = [[...headings], ...sections.flatMap(({ rows }) => rows)];
  const widths = headings.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 1 || column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const rule = '─'.repeat(widths.reduce((sum, width) => sum + width + 2, -2));
  const lines = sections.flatMap(({ name, seconds, rows }) => {
    const body = rows.length > 0 ? rows.map(line) : ['could not be measured'];
    return [rule, `${name.toUpperCase()} (${seconds} s)`, ...body];
  });
  return [line(headings), ...lines, rule].join('\n');
}
