import type { Figure, Unit } from '../benchmark/benchmark';

const units: Record<Unit, { readonly digits: number; readonly suffix: string }> = {
  count: { digits: 0, suffix: '' },
  ratio: { digits: 2, suffix: '' },
  score: { digits: 0, suffix: '' },
  shift: { digits: 3, suffix: '' },
  ms: { digits: 0, suffix: ' ms' },
  s: { digits: 2, suffix: ' s' },
  KB: { digits: 1, suffix: ' KB' },
  MB: { digits: 1, suffix: ' MB' },
  'per second': { digits: 0, suffix: ' /s' },
};

export function formatValue(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return 'never';
  const { digits, suffix } = units[unit];
  // Under ten milliseconds only the decimal digit differs.
  const shown = unit === 'ms' && Math.abs(value) < 10 ? 1 : digits;
  return `${value.toFixed(shown)}${suffix}`;
}

export function formatBar({ bar, unit }: Figure): string {
  if (!bar) return '';
  return 'atMost' in bar ? `≤ ${formatValue(bar.atMost, unit)}` : `≥ ${formatValue(bar.atLeast, unit)}`;
}

export function isReached({ bar, value }: Figure): boolean | undefined {
  if (!bar) return undefined;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

export const formatComparisons = ({ comparisons = [], unit }: Figure): string =>
  comparisons.map(({ label, value }) => `${label} ${formatValue(value, unit)}`).join(', ');
