import type { Preset, RangeProblem } from './range';

/** The text of a choice of days, in the messages of the remote that shows it. */
export interface RangeWords {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  preset(preset: Preset): string;
  problem(problem: RangeProblem, mostDays: number): string;
  compared(days: string, before: string): string;
}
