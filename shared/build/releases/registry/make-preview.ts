import { Refusal } from '../../workspace/refusal';
import { readLog } from '../log/read-log';
import { findSignatureProblem } from '../log/signature';
import { mostPreviewedVersions, signPreviewLink } from '../preview/preview-link';
import type { PreviewLink } from '../preview/preview-link';
import type { RegistryAccess } from './change-registry';
import { checkTogether, isPage, readLive, withVersion } from './live';
import { findObstacle, requireHistory } from './operations';

const hourInMilliseconds = 3_600_000;
/** Hours of a link that does not say how long it is valid. */
const usualHours = 24;
const mostHours = 168;

export interface PreviewChoice {
  /** A remote and one of its versions, and further ones in the same way. */
  readonly words: readonly string[];
  /** How long the link is valid. */
  readonly hours?: number | undefined;
}

export interface MadePreview extends PreviewLink {
  readonly link: string;
}

const listPairs = (words: readonly string[]): (readonly [string | undefined, string | undefined])[] =>
  words.length === 0
    ? [[undefined, undefined]]
    : words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1]] as const] : []));

function readHours(hours: number = usualHours): number {
  if (!(Number.isFinite(hours) && hours > 0 && hours <= mostHours))
    throw new Refusal(`--hours is a number of hours, ${mostHours} at most.`);
  return hours;
}

/**
 * A link that shows released versions to the browser that opens it, before they are live. It changes nothing in the log.
 * @throws Refusal when it cannot be signed, or when a version cannot become live, is live already, or does not fit to what is live
 */
export function makePreview(
  { releases, signing }: RegistryAccess,
  { words, hours }: PreviewChoice,
  now: Date = new Date(),
): MadePreview {
  const { records, newestText } = readLog(releases);
  const pairs = listPairs(words);
  const named = pairs.map(([target, version]) => {
    const history = requireHistory(records, target, 'preview');
    if (!target || !version)
      throw new Refusal(`Which version of ${target}? One of: ${[...history.seals.keys()].join(', ')}.`);
    if (isPage(target)) throw new Refusal(`Only a remote can have a preview, not ${target}.`);
    if (version === history.live) throw new Refusal(`${target} ${version} is live already.`);
    const obstacle = findObstacle(releases, history, target, version);
    if (obstacle) throw new Refusal(obstacle);
    const seal = history.seals.get(version);
    if (seal === undefined) throw new Refusal(`${target} ${version} was built here, and not released.`);
    return { target, version, seal };
  });
  if (named.length > mostPreviewedVersions)
    throw new Refusal(`A link shows ${mostPreviewedVersions} remotes at most.`);
  if (new Set(named.map(({ target }) => target)).size < named.length)
    throw new Refusal('A link shows one version of each remote.');
  const live = named.reduce(
    (before, { target, version }) => withVersion(releases, before, target, version),
    readLive(records),
  );
  const { canaries: _left, ...shown } = live;
  checkTogether(releases, shown);
  const validHours = readHours(hours);
  if (!signing?.privateKey)
    throw new Refusal('A preview link is signed. Set RELEASE_SIGNING_KEY, the key that signs the releases.');
  const problem = newestText && findSignatureProblem(newestText, signing.publicKeys, now);
  if (problem)
    throw new Refusal(
      `The gateways would refuse the link, because the log of releases is not trusted: ${problem}. npm run sign-releases`,
    );
  const until = new Date(now.getTime() + validHours * hourInMilliseconds).toISOString();
  const content = { versions: named, until };
  return { ...content, link: signPreviewLink(content, signing.privateKey) };
}
