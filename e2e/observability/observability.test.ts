import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findSystemProgram } from '@portal/tools/test/system-programs.ts';
import { load } from 'js-yaml';
import { readConfig } from '../../api/src/config';
import { createHttpServer } from '../../api/src/http-server';
import { createListenerMetrics } from '../../api/src/tracking/listener/metrics';
import { createGatewayMetrics } from '../../host/server/metrics/gateway-metrics';
import { createReleases } from '../../host/server/releases/releases';
import { listUsedMetrics } from './list-used-metrics';

const folder = path.resolve(import.meta.dirname, '../../docs/deploy/observability');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

type Registry = ReturnType<typeof createListenerMetrics>['register'];

/** Prometheus adds them to every series. */
const OF_TARGETS = ['job', 'instance'];
/** Prometheus makes it itself. */
const UP = { name: 'up', labels: OF_TARGETS };

let known: Map<string, ReadonlySet<string>>;
let data: string;
beforeAll(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'observability-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: data, LOG_LEVEL: 'silent' });
  const api = await createHttpServer({ config, databases: () => [] });
  const none = () => 0;
  const tracking = createListenerMetrics({ connections: none, queued: none, unknownDevices: none });
  known = listSeries([
    api.metrics.registry.register,
    tracking.register,
    createGatewayMetrics(createReleases(data)).register,
  ]);
  await api.close();
});
afterAll(() => rmSync(data, { recursive: true }));

/** The series that the servers export, each with its labels. */
function listSeries(registers: readonly Registry[]): Map<string, ReadonlySet<string>> {
  const series = new Map<string, ReadonlySet<string>>([[UP.name, new Set(UP.labels)]]);
  for (const metric of registers.flatMap((register) => register.getMetricsAsArray())) {
    const labels = 'labelNames' in metric ? (metric.labelNames as readonly string[]) : [];
    const isHistogram = 'observe' in metric;
    for (const ending of isHistogram ? ['_bucket', '_sum', '_count'] : [''])
      series.set(metric.name + ending, new Set([...labels, ...OF_TARGETS, 'le']));
  }
  return series;
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}
const rules = (load(read('alerts.yml')) as Rules).groups.flatMap((group) => group.rules);

const dashboards = readdirSync(path.join(folder, 'dashboards'));
interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets?: readonly { readonly expr: string }[];
  }[];
}
const panels = dashboards.flatMap((file) =>
  (JSON.parse(read(`dashboards/${file}`)) as Dashboard).panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ place: `${file}: ${title}`, expr })),
  ),
);

/** What an expression reads and no server exports. */
const listUnknown = (expr: string) =>
  listUsedMetrics(expr).flatMap(({ name, labels }) => {
    const found = known.get(name);
    if (!found) return [name];
    return labels.filter((label) => !found.has(label)).map((label) => `${name}{${label}}`);
  });

test('every alert reads metrics and labels that a server exports', () => {
  expect(rules.flatMap(({ alert, expr }) => listUnknown(expr).map((name) => `${alert}: ${name}`))).toEqual(
    [],
  );
  for (const { expr } of rules) expect(listUsedMetrics(expr)).not.toEqual([]);
});

test('every panel of a dashboard reads metrics and labels that a server exports', () => {
  expect(panels.flatMap(({ place, expr }) => listUnknown(expr).map((name) => `${place}: ${name}`))).toEqual(
    [],
  );
  for (const { expr } of panels) expect(listUsedMetrics(expr)).not.toEqual([]);
});

test('every alert has a test and a line in docs/operations.md', () => {
  const tests = read('alerts.test.yml');
  const operations = readFileSync(path.join(folder, '../../operations.md'), 'utf8');
  for (const { alert } of rules) {
    expect(tests).toContain(`alertname: ${alert}\n`);
    expect(operations).toContain(`\`${alert}\``);
  }
});

test('an unknown metric, an unknown label and a histogram without its ending are found', () => {
  expect(listUnknown('sum by (country) (rate(live_stream{country="ae"}[5m])) > 0')).toEqual(['live_stream']);
  expect(listUnknown('live_streams{company="one"} and on (instance) up{job="api"} == 1')).toEqual([
    'live_streams{company}',
  ]);
  expect(listUnknown('histogram_quantile(0.9, documents_wait_seconds)')).toEqual(['documents_wait_seconds']);
  expect(listUnknown('time() - max(gateway_registry_sequence offset 5m) > 3 * 86400')).toEqual([]);
});

const promtool = findSystemProgram('promtool');
// Where promtool cannot be had, the end of `npm test` names what was not checked.
(promtool ? test : test.skip).each([
  ['check config prometheus.yml', 'prometheus.yml is valid prometheus config'],
  ['check rules alerts.yml', `SUCCESS: ${rules.length} rules found`],
  ['test rules alerts.test.yml', 'SUCCESS'],
])('promtool %s', async (words, output) => {
  const { stdout } = await promisify(execFile)(promtool ?? '', words.split(' '), { cwd: folder });
  expect(stdout).toContain(output);
});
