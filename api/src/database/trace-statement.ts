import { isInTrace, runInSpan } from '@portal/build/tracing/run-in-span.ts';

/** A statement that inserts hundreds of rows has a placeholder for each value. */
const LONGEST_TEXT = 2000;

/** Values are parameters, whose places the text has. A quoted one could be a value that somebody wrote into it. */
const hideQuoted = (sql: string): string => sql.replace(/'(?:[^']|'')*'/g, '?');

const findTable = (text: string): string | undefined =>
  /\b(?:from|into|update|table)\s+(?:only\s+)?"?(\w+)\b"?(?!\s*\()/i.exec(text)?.[1];

/** What a span says about a statement: its text with placeholders, never its values. */
export function describeStatement(sql: string) {
  const text = hideQuoted(sql).replace(/\s+/g, ' ').trim();
  const operation = (/^\w+/.exec(text)?.[0] ?? 'statement').toUpperCase();
  const table = findTable(text);
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
      'db.query.text': text.slice(0, LONGEST_TEXT),
    },
  };
}

/** A statement as a span of the present trace. Outside of one, as when a job looks for work, it gets none. */
export function traceStatement<Result>(sql: string, send: () => Promise<Result>): Promise<Result> {
  if (!isInTrace()) return send();
  const { name, attributes } = describeStatement(sql);
  return runInSpan(name, { kind: 'client', attributes }, send);
}
