import { releaseSample } from './version';

/** A release that is killed as a phase begins: `node release-until.ts <folder> <version> <phase>`. */
const [releases = '', version = '', last = ''] = process.argv.slice(2);
await releaseSample(
  { releases, by: 'killed' },
  { target: 'mfe-a', version },
  {
    onPhase(phase) {
      if (phase === last) process.kill(process.pid, 'SIGKILL');
    },
  },
);
