import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as v from 'valibot';
import { resolveFromRoot } from '../../build/workspace/paths';
import { listNodeArguments, packagedPrograms } from './packaged-programs';

const read = (...file: string[]): string => readFileSync(resolveFromRoot(...file), 'utf8');
const readDeployFile = (name: string): string => read('docs', 'deploy', name);

describe.each(packagedPrograms)('the files that deploy $name', ({ name, launch }) => {
  const words = listNodeArguments(launch);

  it('start Node as npm start does', () => {
    expect(readDeployFile(`portal-${name}.service`)).toContain(
      `ExecStart=/usr/bin/node ${words.join(' ')}\n`,
    );
    expect(readDeployFile(`Containerfile.${name}`)).toContain(
      `CMD ${JSON.stringify(['node', ...words]).replaceAll('","', '", "')}\n`,
    );
    for (const [setting, value] of Object.entries(launch.env ?? {}))
      for (const file of [`portal-${name}.service`, `Containerfile.${name}`])
        expect(readDeployFile(file)).toContain(`${setting}=${value}`);
  });

  it('use the Node of the project, another user than root, and its own check', () => {
    const text = readDeployFile(`Containerfile.${name}`);
    expect(text).toContain(`FROM node:${read('.nvmrc').trim()}-bookworm-slim\n`);
    expect(text).toMatch(/^USER node$/m);
    expect(text).toMatch(/^HEALTHCHECK .*\/readyz/m);
  });

  it('are in the compose file, with the folder that is packed', () => {
    const service = v.object({ build: v.object({ context: v.string(), dockerfile: v.string() }) });
    const compose = v.object({ services: v.looseObject({ [name]: service }) });
    const { services } = v.parse(compose, load(readDeployFile('compose.yaml')));
    expect(services[name]).toMatchObject({
      build: { context: `../../dist/package/${name}`, dockerfile: 'Containerfile' },
    });
  });
});
