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
  bars: { kb?: number; requests?: number; lcp?: number; cls: number; performance?: number },
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
      ...(bars.performance === undefined ? {} : { bar: { atLeast: bars.performance } }),
    },
  ];
}

/** For each figure of the page: that of one plain bundle, and of an almost empty page with the same libraries. */
export function loginFigures(login: Measured, own: Measured, floor: Measured): Figure[] {
  const bars = { kb: 140, requests: 10, cls: 0, performance: 98 };
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
      value: ratio(login, own, (run) => run.scriptKb),
      unit: 'ratio',
      bar: { atMost: 1.2 },
    },
    {
      label: '/login: largest contentful paint, of one bundle’s',
      value: ratio(login, own, lcp),
      unit: 'ratio',
      bar: { atMost: 0.6 },
    },
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

const ratio = (runs: Measured, base: Measured, figure: (run: PageRun) => number): number =>
  computeMedian(runs, figure) / computeMedian(base, figure);

/** The figures of a page of a signed-in agent. */
export const agentFigures = (name: string, runs: Measured): Figure[] =>
  pageFigures(`${name} with a session`, runs, { kb: 210, lcp: 2, cls: 0.02, performance: 95 });

export const customerFigures = (runs: Measured): Figure[] =>
  pageFigures('customer’s page', runs, { kb: 100, requests: 5, lcp: 1.3, cls: 0 });
