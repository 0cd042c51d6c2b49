import { parseArgs } from 'node:util';
import { promote, rollBack, signLive, withdraw } from '../../build/releases/registry/operations';
import type { RegistryAccess } from '../../build/releases/registry/change-registry';
import { Refusal, say } from '../lib/say';
import { listReleases } from './list-releases';

const commands: Readonly<
  Record<string, (access: RegistryAccess, args: readonly string[], reason?: string) => void>
> = {
  releases: ({ releases }, [target]) => listReleases(releases, target, say),
  promote(access, [name, version]) {
    const moved = promote(access, name, version);
    say(`${moved.target} ${moved.version} is live (it was ${moved.from ?? 'not live'}).`);
  },
  rollback(access, [name, version], reason) {
    const { target, version: back, from, passedOver } = rollBack(access, name, version, reason);
    for (const line of passedOver) say(line);
    say(`${target} is back at ${back} (it was ${from ?? 'not live'}).`);
  },
  withdraw(access, [name, version], reason) {
    const { target, version: withdrawn, back } = withdraw(access, name, version, reason);
    say(
      `${target} ${withdrawn} is withdrawn and never becomes live again.${back ? ` ${target} is back at ${back}.` : ''}`,
    );
  },
  'sign-releases'(access) {
    const signed = signLive(access);
    say(`Signed, valid ${signed.validUntil ? `until ${signed.validUntil}` : 'without an end'}:`);
    for (const { target, version } of signed.versions) say(`  ${target} ${version}`);
  },
};

/** The commands that read or change what is live. They need neither the sources nor a network. */
export function runRegistryCommand(
  access: RegistryAccess,
  [command = '', ...given]: readonly string[],
): void {
  const run = commands[command];
  if (!run)
    throw new Refusal(`There is no command "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { reason: { type: 'string' } },
    allowPositionals: true,
  });
  run(access, positionals, values.reason);
}
