import { pinAgainst } from '../build/releases/pins';
import { publish } from '../build/releases/publish';
import { builtVersions } from '../build/releases/order';
import { publishedRegistry } from '../build/releases/registry';
import { Refusal, main, say } from './lib/say';
import { previousVersion } from './release/previous-version';

await main(async () => {
  const [name, asked] = process.argv.slice(2);
  const registry = publishedRegistry();
  const line = registry.find((entry) => entry.name === name);
  if (!name || !line)
    throw new Refusal(
      `Which remote? One of: ${registry.map((entry) => entry.name).join(', ')}. For example: pnpm rollback mfe-srm 1.8.1`,
    );
  const versions = builtVersions(name);
  if (asked && !versions.includes(asked))
    throw new Refusal(`${name} has no version ${asked}. It has: ${versions.join(', ')}.`);
  const version = asked ?? previousVersion(versions, line.version);
  if (!version) throw new Refusal(`${name} has no version before ${line.version}.`);
  if (version === line.version) throw new Refusal(`${name} ${version} is live already.`);
  pinAgainst(name, line.version);
  publish([{ kind: 'remote', packageName: name, version }]);
  say(`${name} is back at ${version} (it was ${line.version}).`);
});
