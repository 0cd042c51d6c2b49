import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { poll } from '../../fixtures/poll';

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** The one-time code in the newest mail to an address, from the folder of development mails. */
export function readMailedCode(dataFolder: string, email: string): Promise<string> {
  const folder = path.join(dataFolder, 'outbox');
  const newest = () =>
    // The first mail creates the folder.
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Mail)
      .filter(({ to }) => to === email)
      .at(-1);
  return poll(() => /\b\d{6}\b/.exec(newest()?.text ?? '')?.[0], {
    description: `the code mailed to ${email}`,
    timeoutMs: 15_000,
  });
}
