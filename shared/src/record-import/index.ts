export { ImportDialog } from './components/ImportDialog';
export { createColumns, type Column, type Columns } from './model/columns';
export { listFieldColumns, type ColumnIdIn } from './model/field-columns';
export type { CellProblem, ReadRow } from './model/import-row';
