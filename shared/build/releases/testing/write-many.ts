import { changeRegistry } from '../registry/change-registry';
import { readLive, withVersion } from '../registry/live';

/** A team that releases in a loop: `node write-many.ts <folder> <target> <times>`. */
const [releases = '', target = '', times = '0'] = process.argv.slice(2);
for (let number = 1; number <= Number(times); number += 1) {
  changeRegistry({ releases, by: target }, (records) => ({
    events: [{ action: 'promote', target, version: `1.${number}.0` }],
    live: withVersion(releases, readLive(records), target, `1.${number}.0`),
  }));
}
