type Environment = Readonly<Record<string, string | undefined>>;

/** A setting of traces is wrong; the message is one sentence that names it. */
export class TracingError extends Error {
  override readonly name = 'TracingError';
}

export interface TracingSettings {
  /** Whether a server follows the decision of the server that called it. */
  readonly followsParent: boolean;
  /** The share of traces that are kept, from 0 to 1. */
  readonly ratio: number;
}

/** The samplers of the OpenTelemetry specification, as shares. Null: the share is OTEL_TRACES_SAMPLER_ARG. */
const shares: Readonly<Record<string, number | null>> = { always_on: 1, always_off: 0, traceidratio: null };

const PARENT_BASED = 'parentbased_';

function readRatio(text: string | undefined): number {
  const ratio = Number(text || '1');
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new TracingError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
}

function readSampler(environment: Environment): TracingSettings {
  const name = environment.OTEL_TRACES_SAMPLER || 'parentbased_always_on';
  const followsParent = name.startsWith(PARENT_BASED);
  const share = shares[followsParent ? name.slice(PARENT_BASED.length) : name];
  if (share === undefined)
    throw new TracingError(
      `OTEL_TRACES_SAMPLER must be ${Object.keys(shares).join(', ')}, or one of them after "${PARENT_BASED}".`,
    );
  return { followsParent, ratio: share ?? readRatio(environment.OTEL_TRACES_SAMPLER_ARG) };
}

/**
 * By the variables of the OpenTelemetry specification.
 * @returns null where no collector is named or traces are switched off
 * @throws TracingError
 */
export function readTracingSettings(environment: Environment): TracingSettings | null {
  const setting = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
    ? 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'
    : 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const endpoint = environment[setting];
  const isOff = environment.OTEL_SDK_DISABLED === 'true' || environment.OTEL_TRACES_EXPORTER === 'none';
  if (!endpoint || isOff) return null;
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))
    throw new TracingError(`${setting} must be an http(s) address, such as http://localhost:4318.`);
  const protocol =
    environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL || 'http/json';
  if (protocol !== 'http/json')
    throw new TracingError(
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: traces are sent in no other form.',
    );
  return readSampler(environment);
}
