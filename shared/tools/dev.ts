import { customerPackage } from '@portal/build/jobs/customer-job.ts';
import { listFontFaces } from '@portal/build/output/fonts.ts';
import { api as apiProgram, gateway as gatewayProgram } from '@portal/build/server/programs.ts';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { readAllManifests } from '@portal/build/workspace/remotes.ts';
import { findFreePortRow } from './dev/find-free-port-row';
import { planAll, planAlone } from './dev/plan';
import { startDevServers } from './dev/servers';
import { watchFolders } from './dev/watch';
import { Refusal, say, withPulse } from './lib/say';
import { banner } from './start/banner';
import { launchApi, launchGateway } from './start/launches';
import { createRunner } from './start/runner';
import { loadEnvFile, readStartSettings } from './start/settings';

const firstDevPort = 3001;
const runner = createRunner();

/** One remote with hot reload, for a portal that already runs. */
async function devAlone(name: string): Promise<void> {
  const manifest = readAllManifests().find((remote) => remote.name === name);
  if (!manifest)
    throw new Refusal(
      `There is no remote ${name}. There are: ${readAllManifests()
        .map((remote) => remote.name)
        .join(', ')}.`,
    );
  const { ports, basePath } = readStartSettings(process.env);
  const portal = `http://localhost:${ports.PORT}${basePath}`;
  const plan = planAlone(manifest, await findFreePortRow(firstDevPort, 2), portal);
  runner.onStop(await withPulse('still building', startDevServers(plan.servers, say)));
  say(`\n${name} alone:               ${plan.page}   (calls go to ${portal})`);
  say(`In a portal of npm run dev: ${plan.override}   in its console, then load the page again.`);
}

async function devAll(): Promise<void> {
  const settings = await runner.prepare();
  const manifests = readAllManifests();
  const plan = planAll(manifests, customerPackage, await findFreePortRow(firstDevPort, manifests.length + 2));
  const servers = {
    host: plan.host,
    customer: plan.customer,
    registry: plan.registry,
    publicFolder: resolveFromRoot('host', 'public'),
    fonts: listFontFaces(`${plan.host}/`),
  };

  say('Starting the database and the API …');
  const api = runner.serve(launchApi(apiProgram.entry), settings);
  say('Building the shell for development. Each area is built when its first page is opened.');
  const gateway = startDevServers(plan.servers, say).then((stop) => {
    runner.onStop(stop);
    return runner.serve(
      launchGateway(gatewayProgram.entry, { DEV_SERVERS: JSON.stringify(servers) }),
      settings,
    ).ready;
  });
  const [ready] = await withPulse('still building', Promise.all([api.ready, gateway]));
  const stopWatching = watchFolders(apiProgram.sources, (file) => {
    say(`${file} changed: the API starts again.`);
    api.restart();
  });
  runner.onStop(async () => stopWatching());
  say(banner(settings, ready, true));
}

loadEnvFile();
process.env.NODE_ENV = 'development';
const [remote] = process.argv.slice(2);
runner.run(remote ? () => devAlone(remote) : devAll);
