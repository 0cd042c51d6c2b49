import { useNotify, useT } from '@portal/shared/portal';

const loadSaver = () => import(/* webpackChunkName: "list-csv" */ '@portal/shared/csv/save-csv');

/** The rows of a file: its name, its headings, and the cells of a row. */
export interface SavedRows<Row> {
  readonly file: string;
  readonly headings: readonly string[];
  readonly getCells: (row: Row) => readonly (string | number)[];
}

/** Saves selected rows as a CSV file. The code that writes it loads with the first press. */
export function useSaveRows<Row>({ file, headings, getCells }: SavedRows<Row>) {
  const t = useT();
  const notify = useNotify();
  return async (rows: readonly Row[]) => {
    try {
      const { saveCsv } = await loadSaver();
      saveCsv(file, headings, rows.map(getCells));
    } catch (error) {
      console.error('The rows could not be saved', error);
      notify({
        title: t('shared.somethingWentWrong'),
        description: t('shared.error.offline'),
        tone: 'destructive',
      });
    }
  };
}
