import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { stack } from '../fixtures/stack';

type Command = 'keep' | 'restore';
interface KeeperAnswer {
  readonly done?: string;
  readonly failed?: string;
  readonly changed?: readonly string[];
}

/** Remembers the current data of one country, and restores it after a press. */
export async function startDataKeeper(country: string) {
  const child = fork(path.join(stack.root, 'api/src/demo/keep/keep-data.ts'), [country], {
    cwd: stack.root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...stack.env, NODE_ENV: 'development' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await nextAnswer(child);
  const ask = async (command: Command): Promise<readonly string[]> => {
    const answer = nextAnswer(child);
    child.send(command);
    return (await answer).changed ?? [];
  };
  return {
    keep: () => ask('keep'),
    /** @returns the tables that had changed */
    restore: () => ask('restore'),
    stop: () => child.disconnect(),
  };
}
export type DataKeeper = Awaited<ReturnType<typeof startDataKeeper>>;

function nextAnswer(child: ChildProcess): Promise<KeeperAnswer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The keeper of the data ended with ${code}.`));
    child.once('exit', onExit);
    child.once('message', (answer: KeeperAnswer) => {
      child.off('exit', onExit);
      if (answer.failed === undefined) resolve(answer);
      else reject(new Error(answer.failed));
    });
  });
}
