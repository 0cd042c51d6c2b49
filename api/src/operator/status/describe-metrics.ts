import { countries, countryCodes, DAY, HOUR, MINUTE, SECOND } from '@portal/shared/contract';
import type { Series } from './read-series';

const purposes = { interactive: 'calls', reports: 'reports', background: 'background work' } as const;
const outboxes = {
  mails: 'Mails',
  documents: 'Electronic documents',
  notifications: 'Notifications',
  'card-refunds': 'Refunds to cards',
} as const;

const units = [
  [DAY / SECOND, 'day'],
  [HOUR / SECOND, 'hour'],
  [MINUTE / SECOND, 'minute'],
  [1, 'second'],
] as const;

/** In its largest unit. */
function describeTime(seconds: number): string {
  const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, 'second'];
  const count = Math.max(0, Math.round(seconds / size));
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}

/** What the metrics of an API process say, in sentences. */
export function describeMetrics(series: readonly Series[], now: number): string[] {
  const find = (name: string, labels: Readonly<Record<string, string>>) =>
    series.filter(
      (one) =>
        one.name === name && Object.entries(labels).every(([label, text]) => one.labels[label] === text),
    );
  const read = (name: string, labels: Readonly<Record<string, string>>) => find(name, labels)[0]?.value;

  function describeConnections(country: string): string {
    const parts = Object.entries(purposes).map(([purpose, name]) => {
      const used = read('database_connections', { country, purpose, state: 'used' }) ?? 0;
      return `${used} of ${read('database_connections_max', { country, purpose }) ?? 0} for ${name}`;
    });
    const waiting = find('database_connections_waiting', { country }).reduce(
      (sum, { value }) => sum + value,
      0,
    );
    return `Connections to the database in use: ${parts.join(', ')}. ${waiting === 0 ? 'Nothing waits' : `${waiting} wait`} for one.`;
  }

  function describeOutbox(country: string, outbox: string, name: string): string {
    const rows = read('outbox_rows_waiting', { country, outbox });
    if (rows === undefined) return `${name}: the outbox could not be read.`;
    const age = read('outbox_oldest_row_age_seconds', { country, outbox }) ?? 0;
    if (rows === 0) return `${name}: none wait.`;
    return `${name}: ${rows === 1 ? '1 waits' : `${rows} wait`}, the oldest for ${describeTime(age)}.`;
  }

  const describeJobs = (country: string): string[] =>
    find('scheduled_job_last_success_timestamp_seconds', { country }).map(({ labels, value }) => {
      const name = labels['job_name'] ?? '';
      const failed = read('scheduled_job_runs_total', { country, job_name: name, outcome: 'failed' }) ?? 0;
      const failures = failed === 0 ? '' : ` ${failed} of its runs have failed since the start.`;
      return `Job "${name}": last succeeded ${describeTime(now / 1000 - value)} ago.${failures}`;
    });

  return countryCodes
    .filter((country) => find('database_connections_max', { country }).length > 0)
    .flatMap((country) => [
      '',
      countries[country].name,
      describeConnections(country),
      ...Object.entries(outboxes).map(([outbox, name]) => describeOutbox(country, outbox, name)),
      ...describeJobs(country),
      `Live connections: ${read('live_streams', { country }) ?? 0}.`,
    ]);
}
