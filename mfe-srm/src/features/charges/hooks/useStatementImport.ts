import { isApiError, type ApiError } from '@portal/shared/api';
import {
  limits,
  srmChargeEndpoints,
  type RecognisedStatement,
  type StatementLine,
  type StatementMapping,
} from '@portal/shared/contract';
import { useRetryableCalls } from '@portal/shared/portal';
import { useState } from 'react';
import { readStatementFile, type FileProblem, type FileRow } from '../model/statement-file';
import { useReloadCharges } from './useReloadCharges';

/** Rows that are read before the import, to show what it would do. */
const PREVIEWED = 50;
/** Rows of which the headings and the order of dates are recognised. */
const RECOGNISED = limits.charge.rowsPerCall;

export type ImportProblem = FileProblem | 'headings';
export interface StatementFile {
  readonly name: string;
  readonly rows: readonly FileRow[];
  readonly found: RecognisedStatement;
}
export interface ImportResult {
  readonly statementId: string;
  readonly lines: readonly StatementLine[];
}

const pickMapping = ({
  issuer,
  kind,
  columns,
  dateOrder,
  isNegative,
}: StatementMapping): StatementMapping => ({
  issuer,
  kind,
  columns,
  dateOrder,
  isNegative,
});

/** From a file to charges: read it, confirm what its columns are, see a preview, import with progress. */
export function useStatementImport() {
  const attempt = useRetryableCalls();
  const changed = useReloadCharges();
  const [file, setFile] = useState<StatementFile | null>(null);
  const [mapping, setMapping] = useState<StatementMapping | null>(null);
  const [preview, setPreview] = useState<readonly StatementLine[] | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  /** The share that is done; null while nothing runs. */
  const [progress, setProgress] = useState<number | null>(null);
  const [isReading, setReading] = useState(false);

  async function during(job: () => Promise<void>) {
    setProblem(null);
    setFailure(null);
    setReading(true);
    try {
      await job();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    } finally {
      setReading(false);
      setProgress(null);
    }
  }

  const getData = ({ rows, found }: StatementFile): readonly FileRow[] => rows.slice(found.firstRow);

  async function showPreview(current: StatementFile, next: StatementMapping) {
    const rows = getData(current).slice(0, PREVIEWED);
    if (rows.length === 0) return setPreview([]);
    const report = await attempt(srmChargeEndpoints.preview, {
      body: { mapping: next, rows: rows.map(copyRow) },
    });
    setPreview(report.rows);
  }

  const choose = (chosen: File) =>
    during(async () => {
      const reading = await readStatementFile(chosen);
      if ('problem' in reading) return setProblem(reading.problem);
      const { rows } = reading;
      const found = await attempt(srmChargeEndpoints.recognise, {
        body: { rows: rows.slice(0, RECOGNISED).map(({ cells }) => [...cells]) },
      });
      if (!found) return setProblem('headings');
      const current = { name: chosen.name.slice(-limits.charge.fileNameMax), rows, found };
      setFile(current);
      setMapping(pickMapping(found));
      await showPreview(current, pickMapping(found));
    });

  const changeMapping = (next: StatementMapping) => {
    setMapping(next);
    if (file) void during(() => showPreview(file, next));
  };

  const run = () =>
    during(async () => {
      if (!file || !mapping) return;
      setProgress(0);
      const body = { fileName: file.name, headingKey: file.found.headingKey, mapping };
      const { statementId } = await attempt(srmChargeEndpoints.createStatement, { body });
      const data = getData(file);
      const lines: StatementLine[] = [];
      try {
        for (let at = 0; at < data.length; at += limits.charge.rowsPerCall) {
          const rows = data.slice(at, at + limits.charge.rowsPerCall).map(copyRow);
          const report = await attempt(srmChargeEndpoints.addRows, { body: { statementId, rows } });
          lines.push(...report.rows);
          setProgress(Math.min(1, (at + rows.length) / data.length));
        }
      } finally {
        // What arrived before a failure is kept and shown; the same file again adds only the rest.
        if (lines.length > 0) setResult({ statementId, lines });
        changed();
      }
    });

  const reset = () => {
    setFile(null);
    setMapping(null);
    setPreview(null);
    setResult(null);
    setProblem(null);
    setFailure(null);
  };
  return {
    file,
    mapping,
    preview,
    result,
    problem,
    failure,
    progress,
    isReading,
    choose,
    changeMapping,
    run,
    reset,
  };
}

const copyRow = ({ line, cells }: FileRow) => ({ line, cells: [...cells] });
