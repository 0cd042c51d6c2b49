import type { MetricRegistry, Sample } from '@portal/build/metrics/create-registry.ts';
import { MINUTE } from '@portal/shared/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { runWithin } from '../database/connection-budgets';
import type { Db } from '../database/connect';
import { readOutboxes, type OutboxState } from './read-outboxes';

export interface OutboxMetrics {
  /** Shows what waits in the outboxes of a country. */
  watchOutboxes(country: string, db: Db): void;
}

/** However often metrics are read, the database is asked no more often than this, in milliseconds. */
const READ_EVERY = 15_000;
/** A scrape does not wait longer for the database, which may be what is wrong. */
const LONGEST_WAIT = 1000;
/** Older states are not shown: they would hide that the database does not answer. */
const SHOWN_FOR = MINUTE;

interface Watched {
  readonly country: string;
  /** Resolves when the database was asked lately. */
  refresh(): Promise<void>;
  listStates(): readonly OutboxState[];
}

function watchCountry(country: string, db: Db): Watched {
  let states: readonly OutboxState[] = [];
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const read = async () => {
    states = await runWithin('background', 'metrics', () => readOutboxes(db));
    readAt = performance.now();
  };
  return {
    country,
    async refresh() {
      if (performance.now() - readAt < READ_EVERY) return;
      // A failure shows in what is then missing.
      reading ??= read()
        .catch(() => undefined)
        .finally(() => (reading = undefined));
      await reading;
    },
    listStates: () => (performance.now() - readAt < SHOWN_FOR ? states : []),
  };
}

const labelNames = ['country', 'outbox'];

export function createOutboxMetrics({ addGauge }: MetricRegistry): OutboxMetrics {
  const watched = new Map<string, Watched>();
  const listSamples = async (pick: (state: OutboxState) => number): Promise<Sample[]> => {
    const countries = [...watched.values()];
    const refreshed = Promise.all(countries.map(({ refresh }) => refresh()));
    await Promise.race([refreshed, pause(LONGEST_WAIT, undefined, { ref: false })]);
    return countries.flatMap(({ country, listStates }) =>
      listStates().map((state) => ({ labels: { country, outbox: state.outbox }, value: pick(state) })),
    );
  };
  addGauge(
    {
      name: 'outbox_rows_waiting',
      help: 'Rows that wait to be sent, 1000 at most; the same for all servers on one database',
      labelNames,
    },
    () => listSamples(({ rows }) => rows),
  );
  addGauge(
    {
      name: 'outbox_oldest_row_age_seconds',
      help: 'How long the oldest of them has been waiting, when it was read last',
      labelNames,
    },
    () => listSamples(({ age }) => age),
  );
  return { watchOutboxes: (country, db) => void watched.set(country, watchCountry(country, db)) };
}
