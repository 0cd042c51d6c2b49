import { execFile } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { root } from '../support/folders';

export interface Machine {
  readonly processors: number;
  readonly model: string;
  readonly memoryGb: number;
  /** The load when the run began: figures of a busy machine say little. */
  readonly loadBefore: number;
  readonly platform: string;
  readonly node: string;
  readonly commit: string;
}

export async function describeMachine(): Promise<Machine> {
  const [processor] = cpus();
  const [load = 0] = loadavg();
  if (load > cpus().length / 2)
    console.warn(
      `This machine is busy (load ${load.toFixed(1)}): the times below will be longer than they need be.`,
    );
  return {
    processors: cpus().length,
    model: processor?.model ?? 'processor',
    memoryGb: Math.round(totalmem() / 1e9),
    loadBefore: load,
    platform: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    commit: await commit(),
  };
}

async function commit(): Promise<string> {
  try {
    return (
      await promisify(execFile)('git', ['describe', '--always', '--dirty'], { cwd: root })
    ).stdout.trim();
  } catch {
    // Not a clone, or no git: the figures go without a commit.
    return 'unknown';
  }
}
