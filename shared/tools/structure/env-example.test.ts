import { readFileSync } from 'node:fs';

import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { listFiles } from '../plain-words/list-files';
import { listExamples, listReadSettings, listSettings } from './env-example';

const read = (...file: string[]) => readFileSync(resolveFromRoot(...file), 'utf8');
/** Set by the development command for the servers that it starts, and by the system. */
const internal = ['DEV_SERVERS', 'PATH'];

/** Of the OpenTelemetry specification: the portal reads them and does not define them. */
const standard = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'];

/** Commands have no schema. A setting that one reads in another way than by its name is not found. */
const commands = listFiles().filter(
  (file) =>
    /^(?:shared\/(?:tools|build)|api\/src\/demo)\/.+\.m?[tj]s$/.test(file) && !/\.test\.m?ts$/.test(file),
);

const settings = [
  ...standard,
  ...new Set([
    ...listSettings(read('api', 'src', 'config', 'environment.ts')),
    ...listSettings(read('host', 'server', 'settings.ts')),
    ...listSettings(read('host', 'server', 'canary', 'canary-settings.ts')),
    ...commands.flatMap((file) => listReadSettings(read(file))),
  ]),
].filter((name) => !internal.includes(name));

test('.env.example shows each setting of the API, the gateway and the commands once, and no other', () => {
  expect(settings.length).toBeGreaterThan(40);
  expect(listExamples(read('.env.example')).sort()).toEqual(settings.sort());
});

test('docs/operations.md describes each setting', () => {
  const text = read('docs', 'operations.md');
  expect(settings.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('a setting and an example are found by their names', () => {
  expect(
    listSettings("export const schema = v.object({\n  PORT: port('3000'),\n  /** Note: */\n});"),
  ).toEqual(['PORT']);
  expect(listReadSettings("process.env.PORT || env['HOST'] || env.npm_command")).toEqual(['PORT', 'HOST']);
  expect(listExamples('# Where it listens.\n# PORT=3000\n')).toEqual(['PORT']);
});

// systemd and Compose remove quotes, a shell needs them, Kubernetes and Podman keep them.
test('every program reads the values of portal.env.example in the same way', () => {
  const lines = read('docs', 'deploy', 'portal.env.example').split('\n');
  const values = lines.filter((line) => /^(# )?[A-Z][A-Z_]*=/.test(line));
  expect(values.length).toBeGreaterThan(8);
  expect(values.filter((line) => !/^(# )?[A-Z_]+=[\w:/.@-]*$/.test(line))).toEqual([]);
});
