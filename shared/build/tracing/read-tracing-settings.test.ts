import { readTracingSettings } from './read-tracing-settings';

const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://localhost:4318';

test.each([
  {},
  { OTEL_SERVICE_NAME: 'portal', OTEL_TRACES_SAMPLER: 'always_on' },
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' },
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' },
])('%j sends no traces', (environment) => {
  expect(readTracingSettings(environment)).toBeNull();
});

test.each([
  [undefined, undefined, { followsParent: true, ratio: 1 }],
  ['always_off', undefined, { followsParent: false, ratio: 0 }],
  ['traceidratio', '0.25', { followsParent: false, ratio: 0.25 }],
  ['parentbased_traceidratio', '0.1', { followsParent: true, ratio: 0.1 }],
  ['parentbased_traceidratio', undefined, { followsParent: true, ratio: 1 }],
])('the sampler %s with %s', (OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG, settings) => {
  expect(
    readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER, OTEL_TRACES_SAMPLER_ARG }),
  ).toEqual(settings);
});

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT must be/],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector' }, /^OTEL_EXPORTER_OTLP_TRACES_ENDPOINT must be/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /must be http\/json/],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER: 'jaeger_remote' }, /^OTEL_TRACES_SAMPLER must be/],
  [
    {
      OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '10%',
    },
    /^OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1/,
  ],
])('%j is refused in a sentence', (environment, sentence) => {
  expect(() => readTracingSettings(environment)).toThrow(sentence);
});
