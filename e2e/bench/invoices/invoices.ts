import type { Benchmark } from '../benchmark';
import { taxFigures } from './tax';

/** Counted, not timed: what a tax office would find wrong with documents of random trips. */
export const invoices: Benchmark = {
  name: 'invoices',
  about: 'random trips in AED and INR, invoiced and credited: documents whose amounts disagree',
  run: (context) => Promise.resolve(taxFigures(context)),
};
