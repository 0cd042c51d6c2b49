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
  const [label, comparedPage] = directions[direction];
  const getFigure = (page: keyof Run, figure: 'fps' | 'worst') =>
    computeMedian(runs, (run) => run[page].scrolled[direction]?.[figure] ?? Number.NaN);
  const [baselineFps, worst] = [getFigure(comparedPage, 'fps'), getFigure(comparedPage, 'worst')];
  return [
    {
      label: `frames ${label}`,
      value: getFigure('portal', 'fps'),
      unit: 'per second',
      bar: { atLeast: baselineFps },
      comparisons: [{ label: LIST, value: baselineFps }],
    },
    {
      label: `worst frame ${label}`,
      value: getFigure('portal', 'worst'),
      unit: 'ms',
      comparisons: [{ label: LIST, value: worst }],
    },
  ];
}

export function calendarFigures(runs: readonly Run[]): Figure[] {
  const nodes = ({ portal: { scrolled } }: Run) =>
    Math.max(...Object.values(scrolled).map((one) => one.nodes));
  return [
    ...(['down', 'flung', 'across'] as const).flatMap((direction) => scrollFigures(runs, direction)),
    {
      label: 'elements of the page',
      value: computeMedian(runs, nodes),
      unit: 'count',
      bar: { atMost: 2500 },
    },
    {
      label: 'last byte of the answer to the first bars',
      value: computeMedian(runs, ({ portal }) => portal.firstRender),
      unit: 'ms',
      comparisons: [{ label: LIST, value: computeMedian(runs, ({ list }) => list.firstRender) }],
    },
    {
      label: 'a step of a drag, until it is drawn',
      value: computeMedian(runs, ({ portal }) => median(portal.drag)),
      unit: 'ms',
      comparisons: [{ label: 'worst', value: computeMedian(runs, ({ portal }) => Math.max(...portal.drag)) }],
    },
  ];
}
