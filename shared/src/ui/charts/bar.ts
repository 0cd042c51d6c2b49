/** One bar of a chart, and one row of the chart's table. */
export interface Bar {
  readonly label: string;
  readonly count: number;
}

export type BarColor = 'brand' | 'info' | 'accent';
export const getBarFill = (color: BarColor): string => `var(--color-${color})`;
