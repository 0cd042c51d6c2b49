import type { CleanUp } from '../support/clean-up';

/** One measured figure, with its target and its comparison from the same run. */
export interface Figure {
  readonly label: string;
  readonly value: number;
  readonly unit: Unit;
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number };
  readonly comparisons?: readonly Comparison[];
}

export interface Comparison {
  readonly label: string;
  readonly value: number;
}

export type Unit = 'count' | 'ratio' | 'score' | 'shift' | 'ms' | 's' | 'KB' | 'MB' | 'per second';

export interface Context {
  /** Each timed figure is the median of this many. */
  readonly runs: number;
  /** The long form: more seconds under load, more kills. */
  readonly full: boolean;
  /** How long a load lasts, where the benchmark lets that be chosen. */
  readonly seconds?: number | undefined;
  readonly say: (line: string) => void;
  /** Registers a clean-up for the end of the benchmark, successful or not. */
  readonly cleanUp: CleanUp;
}

export interface Benchmark {
  readonly name: string;
  readonly summary: string;
  run(context: Context): Promise<readonly Figure[]>;
}
