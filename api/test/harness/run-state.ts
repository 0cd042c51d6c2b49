import { rmSync } from 'node:fs';

const steps: (() => Promise<void>)[] = [];

export function registerStop(folder: string, stop: () => Promise<void>): void {
  steps.push(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
}

export async function stopAll(): Promise<void> {
  for (const step of steps.splice(0)) await step();
}
