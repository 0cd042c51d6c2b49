import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';

import type { Db } from '../../src/database/connect';

export interface StatementRecorder {
  /** The same database; what is asked of it from now on is recorded. */
  watch(db: Db): Db;
  /** The file of `api/src` that each text comes from. */
  readonly statements: ReadonlyMap<string, string>;
}

/** Records the SQL of a server, without what the test itself asks of the database. */
export function createStatementRecorder(): StatementRecorder {
  const statements = new Map<string, string>();
  const compiler = new PostgresQueryCompiler();
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql } = compiler.compileQuery(node, queryId);
      // A stack is read only for a new text, since reading it is slow.
      if (!statements.has(sql)) statements.set(sql, findSource(new Error().stack ?? ''));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { watch: (db) => db.withPlugin(plugin), statements };
}

const findSource = (stack: string): string => /api\/src\/([\w./-]+\.ts)/.exec(stack)?.[1] ?? 'unknown';
