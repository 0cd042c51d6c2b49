import { ROOT_CONTEXT } from '@opentelemetry/api';
import {
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import { isDecidedLocally } from './local-decision';
import type { TracingSettings } from './read-tracing-settings';

/**
 * Decides which traces are kept. For a sender who is not trusted it draws another id: with the sender's own, somebody
 * could choose ids that are always kept.
 */
export function createSampler({ followsParent, ratio }: TracingSettings): Sampler {
  const local: Sampler = new TraceIdRatioBasedSampler(ratio);
  const remote = followsParent ? {} : { remoteParentSampled: local, remoteParentNotSampled: local };
  // Within a server all spans of a trace are kept, or none.
  const usual: Sampler = new ParentBasedSampler({ root: local, ...remote });
  const ids = new RandomIdGenerator();
  return {
    shouldSample: (parent, traceId, ...rest) =>
      isDecidedLocally(parent)
        ? local.shouldSample(ROOT_CONTEXT, ids.generateTraceId(), ...rest)
        : usual.shouldSample(parent, traceId, ...rest),
    toString: () => `Portal{${usual.toString()}}`,
  };
}
