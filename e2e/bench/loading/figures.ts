import type { Figure } from '../benchmark/benchmark';
import { computeMedian } from '../support/statistics';
import type { PageRun } from './measure-page';

type Measured = readonly PageRun[];

const seconds = (figure: (run: PageRun) => number) => (run: PageRun) => figure(run) / 1000;
const fcp = seconds((run) => run.fcp);
const lcp = seconds((run) => run.lcp);

/** The common figures of every page, under its name. */
export function pageFigures(
  name: string,
  runs: Measured,
  bars: { kb?: number; requests?: number; lcp?: number; cls: number },
): Figure[] {
  const atMost = (value: number | undefined) => (value === undefined ? {} : { bar: { atMost: value } });
  return [
    {
      label: `${name}: requests`,
      value: computeMedian(runs, (run) => run.requests),
      unit: 'count',
      ...atMost(bars.requests),
    },
    {
      label: `${name}: JavaScript (brotli)`,
      value: computeMedian(runs, (run) => run.scriptKb),
      unit: 'KB',
      ...atMost(bars.kb),
    },
    { label: `${name}: first contentful paint`, value: computeMedian(runs, fcp), unit: 's' },
    {
      label: `${name}: largest contentful paint`,
      value: computeMedian(runs, lcp),
      unit: 's',
      ...atMost(bars.lcp),
    },
    { label: `${name}: total blocking time`, value: computeMedian(runs, (run) => run.tbt), unit: 'ms' },
    {
      label: `${name}: layout shift`,
      value: computeMedian(runs, (run) => run.cls),
      unit: 'shift',
      bar: { atMost: bars.cls },
    },
    {
      label: `${name}: performance`,
      value: computeMedian(runs, (run) => run.performance),
      unit: 'score',
    },
  ];
}

interface Comparison {
  /** The page in one bundle, without federation. */
  readonly own: Measured;
  /** An almost empty page with the same libraries. */
  readonly floor: Measured;
}

/** Blocking as a multiple of the floor's, and the score next to that of the one bundle. */
const comparedFigures = (
  name: string,
  runs: Measured,
  { own, floor }: Comparison,
  bars: { blocking: number; below: number },
): Figure[] => [
  {
    label: `${name}: blocking, of the floor’s`,
    value: computeRatio(runs, floor, (run) => run.tbt),
    unit: 'ratio',
    bar: { atMost: bars.blocking },
  },
  {
    label: `${name}: performance, above one bundle’s`,
    value: computeMedian(runs, (run) => run.performance) - computeMedian(own, (run) => run.performance),
    unit: 'score',
    bar: { atLeast: -bars.below },
  },
];

/** For each figure of the page: that of one plain bundle, and of an almost empty page with the same libraries. */
export function loginFigures(login: Measured, own: Measured, floor: Measured): Figure[] {
  const bars = { kb: 195, requests: 10, cls: 0 };
  const ownFigures = pageFigures('', own, bars);
  const floorFigures = pageFigures('', floor, bars);
  const buildComparisons = (index: number) => [
    { label: 'one bundle', value: ownFigures[index]?.value ?? Number.NaN },
    { label: 'floor', value: floorFigures[index]?.value ?? Number.NaN },
  ];
  return [
    ...pageFigures('/login', login, bars).map((figure, index) => ({
      ...figure,
      comparisons: buildComparisons(index),
    })),
    {
      label: '/login: JavaScript, of one bundle’s',
      value: computeRatio(login, own, (run) => run.scriptKb),
      unit: 'ratio',
      bar: { atMost: 1.3 },
    },
    {
      label: '/login: largest contentful paint, of one bundle’s',
      value: computeRatio(login, own, lcp),
      unit: 'ratio',
      bar: { atMost: 0.6 },
    },
    ...comparedFigures('/login', login, { own, floor }, { blocking: 2.5, below: 0 }),
    {
      label: '/login: accessibility',
      value: computeMedian(login, (run) => run.accessibility),
      unit: 'score',
      bar: { atLeast: 100 },
    },
    {
      label: '/login: best practices',
      value: computeMedian(login, (run) => run.bestPractices),
      unit: 'score',
      bar: { atLeast: 100 },
    },
  ];
}

const computeRatio = (runs: Measured, base: Measured, figure: (run: PageRun) => number): number =>
  computeMedian(runs, figure) / computeMedian(base, figure);

/** The figures of a page of a signed-in agent. */
export const agentFigures = (name: string, runs: Measured, comparison?: Comparison): Figure[] => [
  ...pageFigures(`${name} with a session`, runs, { kb: 235, lcp: 2, cls: 0.02 }),
  ...(comparison
    ? comparedFigures(`${name} with a session`, runs, comparison, { blocking: 3, below: 5 })
    : []),
];

export const customerFigures = (runs: Measured): Figure[] =>
  pageFigures('customer’s page', runs, { kb: 100, requests: 5, lcp: 1.3, cls: 0 });
