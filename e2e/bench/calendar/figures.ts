import type { Figure } from '../benchmark/benchmark';
import { median, computeMedian } from '../support/statistics';
import type { Direction, Shown } from './measure';

export interface Run {
  readonly portal: Shown;
  /** The same rows in react-window's list, and the same bars in its grid. */
  readonly list: Shown;
  readonly grid: Shown;
}

const LIST = 'react-window';
const directions: Readonly<Record<Direction, readonly [what: string, beside: 'list' | 'grid']>> = {
  down: ['scrolling down', 'list'],
  flung: ['flung down', 'list'],
  across: ['scrolling across', 'grid'],
};

function scrollFigures(runs: readonly Run[], direction: Direction): Figure[] {
  const [what, beside] = directions[direction];
  const of = (page: keyof Run, figure: 'fps' | 'worst') =>
    computeMedian(runs, (run) => run[page].scrolled[direction]?.[figure] ?? Number.NaN);
  const [theirs, worst] = [of(beside, 'fps'), of(beside, 'worst')];
  return [
    {
      what: `frames ${what}`,
      value: of('portal', 'fps'),
      unit: 'per second',
      bar: { atLeast: theirs },
      beside: [{ what: LIST, value: theirs }],
    },
    {
      what: `worst frame ${what}`,
      value: of('portal', 'worst'),
      unit: 'ms',
      beside: [{ what: LIST, value: worst }],
    },
  ];
}

export function calendarFigures(runs: readonly Run[]): Figure[] {
  const nodes = ({ portal: { scrolled } }: Run) =>
    Math.max(...Object.values(scrolled).map((one) => one.nodes));
  return [
    ...(['down', 'flung', 'across'] as const).flatMap((direction) => scrollFigures(runs, direction)),
    { what: 'elements of the page', value: computeMedian(runs, nodes), unit: 'count', bar: { atMost: 2500 } },
    {
      what: 'last byte of the answer to the first bars',
      value: computeMedian(runs, ({ portal }) => portal.firstRender),
      unit: 'ms',
      beside: [{ what: LIST, value: computeMedian(runs, ({ list }) => list.firstRender) }],
    },
    {
      what: 'a step of a drag, until it is drawn',
      value: computeMedian(runs, ({ portal }) => median(portal.drag)),
      unit: 'ms',
      beside: [{ what: 'worst', value: computeMedian(runs, ({ portal }) => Math.max(...portal.drag)) }],
    },
  ];
}
