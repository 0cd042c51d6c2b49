import { parseArgs } from 'node:util';
import { startCanary, stopCanary } from '@portal/build/releases/registry/canary.ts';
import { makePreview } from '@portal/build/releases/registry/make-preview.ts';
import { promote, rollBack, signLive, withdraw } from '@portal/build/releases/registry/operations.ts';
import type { RegistryAccess } from '@portal/build/releases/registry/change-registry.ts';
import { releasePreview } from '@portal/shared/remote';
import { Refusal, say } from '../lib/say';
import { listReleases } from './list-releases';

interface Options {
  readonly reason?: string | undefined;
  readonly percent?: string | undefined;
  readonly companies?: string | undefined;
  readonly stop?: boolean | undefined;
  readonly hours?: string | undefined;
}

export interface CommandAccess extends RegistryAccess {
  /** The public address of the portal, for links. */
  readonly publicUrl: string;
}

const commands: Readonly<
  Record<string, (access: CommandAccess, args: readonly string[], options: Options) => void>
> = {
  releases: ({ releases }, [target]) => listReleases(releases, target, say),
  promote(access, [name, version]) {
    const moved = promote(access, name, version);
    say(`${moved.target} ${moved.version} is live (it was ${moved.from ?? 'not live'}).`);
  },
  rollback(access, [name, version], { reason }) {
    const { target, version: back, from, passedOver } = rollBack(access, name, version, reason);
    for (const line of passedOver) say(line);
    say(`${target} is back at ${back} (it was ${from ?? 'not live'}).`);
  },
  withdraw(access, [name, version], { reason }) {
    const { target, version: withdrawn, back } = withdraw(access, name, version, reason);
    say(
      `${target} ${withdrawn} is withdrawn and never becomes live again.${back ? ` ${target} is back at ${back}.` : ''}`,
    );
  },
  canary(access, [name, version], { percent, companies, stop, reason }) {
    if (stop) {
      const { target, version: stopped, live } = stopCanary(access, name, reason);
      say(`${target} ${stopped} is no canary any more. All companies get ${live}.`);
      return;
    }
    const {
      target,
      version: started,
      live,
    } = startCanary(access, name, version, {
      percent: percent === undefined ? undefined : Number(percent),
      companies: companies?.split(/[\s,]+/).filter(Boolean),
    });
    say(
      `${target} ${started} is a canary; all others get ${live}. A browser gets it with its next full load.`,
    );
    say(`For all: npm run promote -- ${target} ${started}. To end it: npm run canary -- ${target} --stop`);
  },
  preview(access, words, { hours }) {
    const { versions, until, link } = makePreview(access, {
      words,
      hours: hours === undefined ? undefined : Number(hours),
    });
    const names = versions.map(({ target, version }) => `${target} ${version}`).join(', ');
    say(`${names} for the browser that opens this link, until ${until.slice(0, 16).replace('T', ' ')} UTC:`);
    say(`${access.publicUrl}${releasePreview.address}?${releasePreview.parameter}=${link}`);
  },
  'sign-releases'(access) {
    const signed = signLive(access);
    say(`Signed, valid ${signed.validUntil ? `until ${signed.validUntil}` : 'without an end'}:`);
    for (const { target, version } of signed.versions) say(`  ${target} ${version}`);
  },
};

/** The commands that read or change what is live. They need neither the sources nor a network. */
export function runRegistryCommand(access: CommandAccess, [command = '', ...given]: readonly string[]): void {
  const run = commands[command];
  if (!run)
    throw new Refusal(`There is no command "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  const { values, positionals } = parseArgs({
    args: [...given],
    options: {
      reason: { type: 'string' },
      percent: { type: 'string' },
      companies: { type: 'string' },
      stop: { type: 'boolean' },
      hours: { type: 'string' },
    },
    allowPositionals: true,
  });
  run(access, positionals, values);
}
