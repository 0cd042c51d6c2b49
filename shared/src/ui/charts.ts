export { BarRows, type BarRowsProps } from './charts/BarRows';
export { ChartTable, type ChartTableProps } from './charts/ChartTable';
export { Columns, type ColumnsProps } from './charts/Columns';
export type { Bar } from './charts/bar';
