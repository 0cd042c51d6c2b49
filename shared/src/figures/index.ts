export { ChartCard } from './ChartCard';
export { FigureCell } from './FigureCell';
export { cell, Strip } from './figure-style';
export { Columns, Page, Side, Wide } from './layout';
export * from './range';
export { RangePicker } from './RangePicker';
export type { RangeWords } from './range-words';
export { useRange, type RangeChoice } from './useRange';
export { useToday } from './useToday';
