import type { Benchmark } from '../benchmark/benchmark';
import { pintFigures } from './pint-figures';
import { taxFigures } from './tax';

/** Counted, not timed: what a tax office would find wrong with documents of random trips. */
export const invoices: Benchmark = {
  name: 'invoices',
  summary:
    'random trips in AED and INR, invoiced and credited: documents whose amounts disagree; 10,000 electronic ones against the official rules',
  run: (context) => Promise.resolve([...taxFigures(context), ...pintFigures(context)]),
};
