import type { MetricRegistry, Sample } from '@portal/build/metrics/create-registry.ts';
import { readConnections, type Connections, type Db } from '../database/connect';

export interface ConnectionMetrics {
  /** Shows the connections of a country's database. */
  watchConnections(country: string, db: Db): void;
}

const labelNames = ['country', 'purpose'];

export function createConnectionMetrics({ addCounter, addGauge }: MetricRegistry): ConnectionMetrics {
  const databases = new Map<string, Db>();
  const listSamples = (read: (connections: Connections) => readonly Sample[]): Sample[] =>
    [...databases].flatMap(([country, db]) =>
      readConnections(db).flatMap((connections) =>
        read(connections).map(({ labels, value }) => ({
          labels: { country, purpose: connections.purpose, ...labels },
          value,
        })),
      ),
    );
  addGauge(
    {
      name: 'database_connections',
      help: 'Connections of a country to its database, by purpose and state',
      labelNames: [...labelNames, 'state'],
    },
    () =>
      listSamples(({ used, idle }) => [
        { labels: { state: 'used' }, value: used },
        { labels: { state: 'idle' }, value: idle },
      ]),
  );
  addGauge(
    {
      name: 'database_connections_max',
      help: 'How many connections a country may have, by purpose',
      labelNames,
    },
    () => listSamples(({ max }) => [{ value: max }]),
  );
  addGauge(
    {
      name: 'database_connections_waiting',
      help: 'Work that waits for a connection, by purpose',
      labelNames,
    },
    () => listSamples(({ waiting }) => [{ value: waiting }]),
  );
  addCounter(
    {
      name: 'database_connections_refused_total',
      help: 'Work that got no connection in time, by purpose',
      labelNames,
    },
    () => listSamples(({ refused }) => [{ value: refused }]),
  );
  return { watchConnections: (country, db) => void databases.set(country, db) };
}
