import type { CountryCode } from '../../contract/entities/country';
import { createRecorder, type Recorder } from './recorder';
import { createSamplePlatform } from './sample-platform';
import { serveAnswers, type AnsweringServer } from './serve-answers';

export {
  newUserId,
  recorderTokens,
  settledUserId,
  temporaryToken,
  withoutDeskUserId,
  withoutTermsUserId,
} from './platform';
export { buildId } from './create-stated-data';

export interface RecorderServer extends AnsweringServer {
  /** Base of a country's API, on another origin than the portal's. */
  base(country: CountryCode): string;
  readonly recorders: Readonly<Record<CountryCode, Recorder>>;
}

/** The recorder as a separate server, for pages in a real browser. */
export async function startRecorderServer(): Promise<RecorderServer> {
  const recorders = { ae: createRecorder('ae'), in: createRecorder('in') };
  const server = await serveAnswers((country, request) => recorders[country].answer(request));
  return { ...server, base: (country) => `http://127.0.0.1:${server.port}/${country}`, recorders };
}

/** A platform that knows every call of the contract, as a separate server. */
export function startSampleServer(): Promise<AnsweringServer> {
  const platforms = { ae: createSamplePlatform('ae'), in: createSamplePlatform('in') };
  return serveAnswers((country, request) => platforms[country](request));
}
