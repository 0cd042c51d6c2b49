import { readFileSync } from 'node:fs';
import { load, loadAll } from 'js-yaml';
import * as v from 'valibot';
import { resolveFromRoot } from '@portal/build/workspace/paths.ts';
import { listNodeArguments, packagedPrograms } from './packaged-programs';

const read = (...file: string[]): string => readFileSync(resolveFromRoot(...file), 'utf8');
const readDeployFile = (name: string): string => read('docs', 'deploy', name);

const probe = v.object({ httpGet: v.object({ path: v.string(), port: v.string() }) });
const deployment = v.object({
  kind: v.picklist(['Deployment', 'StatefulSet']),
  spec: v.object({
    template: v.object({
      spec: v.object({
        securityContext: v.object({ runAsNonRoot: v.literal(true) }),
        containers: v.tuple([
          v.object({
            image: v.string(),
            ports: v.array(
              v.object({
                name: v.string(),
                containerPort: v.number(),
                protocol: v.optional(v.string(), 'TCP'),
              }),
            ),
            startupProbe: probe,
            readinessProbe: probe,
            livenessProbe: probe,
            volumeMounts: v.array(v.object({ mountPath: v.string() })),
          }),
        ]),
      }),
    }),
  }),
});
const service = v.object({
  kind: v.literal('Service'),
  spec: v.object({ ports: v.array(v.object({ port: v.number(), targetPort: v.string() })) }),
});

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

  it('are in the Kubernetes base, with the ports and the checks of the container', () => {
    const objects = loadAll(readDeployFile(`kubernetes/${name}.yaml`));
    const [found] = objects.filter((object) => v.is(deployment, object));
    const [container] = v.parse(deployment, found).spec.template.spec.containers;
    expect(container.image).toBe(`portal-${name}`);
    expect(container.startupProbe.httpGet.path).toBe('/readyz');
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.volumeMounts).toContainEqual(expect.objectContaining({ mountPath: '/data' }));

    const names = container.ports.map((port) => port.name);
    for (const { httpGet } of [container.startupProbe, container.readinessProbe, container.livenessProbe])
      expect(names).toContain(httpGet.port);
    const services = objects.filter((object) => v.is(service, object)).map((one) => v.parse(service, one));
    for (const { targetPort } of services.flatMap(({ spec }) => spec.ports))
      expect(names).toContain(targetPort);
    const exposed = /^EXPOSE (.+)$/m.exec(readDeployFile(`Containerfile.${name}`))?.[1]?.split(' ') ?? [];
    const open = container.ports.map(({ containerPort, protocol }) =>
      protocol === 'UDP' ? `${containerPort}/udp` : String(containerPort),
    );
    expect(open).toEqual(expect.arrayContaining(exposed));
  });

  it('are in the list of images that the Kubernetes base names', () => {
    const list = v.object({
      resources: v.array(v.string()),
      images: v.array(v.object({ name: v.string() })),
    });
    const { resources, images } = v.parse(list, load(readDeployFile('kubernetes/kustomization.yaml')));
    expect(resources).toContain(`${name}.yaml`);
    expect(images.map((image) => image.name)).toContain(`portal-${name}`);
  });
});

describe('the files that deploy the remotes alone', () => {
  const containerfile = readDeployFile('Containerfile.remotes');

  it('run nginx with the shipped configuration, as another user than root, with its own check', () => {
    expect(containerfile).toContain('COPY nginx-remotes.conf /etc/nginx/nginx.conf\n');
    expect(containerfile).toMatch(/^USER nginx$/m);
    expect(containerfile).toMatch(/^HEALTHCHECK .*\/readyz/m);
    const [, folder] = /^COPY remotes (.+)\/remotes$/m.exec(containerfile) ?? [];
    const configuration = readDeployFile('nginx-remotes.conf');
    expect(configuration).toContain(`root ${folder};`);
    expect(configuration).toContain(`listen ${/^EXPOSE (\d+)$/m.exec(containerfile)?.[1]};`);
  });

  it('are in the compose file, for those who ask for them', () => {
    const compose = v.object({
      services: v.object({
        remotes: v.object({
          profiles: v.array(v.string()),
          build: v.object({ context: v.string(), dockerfile: v.string() }),
          ports: v.array(v.string()),
        }),
      }),
    });
    const { remotes } = v.parse(compose, load(readDeployFile('compose.yaml'))).services;
    expect(remotes).toEqual({
      profiles: ['remotes'],
      build: { context: '../../dist/package/remotes', dockerfile: 'Containerfile' },
      ports: [expect.stringMatching(/:8080$/)],
    });
  });

  it('are in the Kubernetes base, with the port and the checks of the container, for those who ask for them', () => {
    const objects = loadAll(readDeployFile('kubernetes/remotes.yaml'));
    const [found] = objects.filter((object) => v.is(deployment, object));
    const [container] = v.parse(deployment, found).spec.template.spec.containers;
    expect(container).toMatchObject({
      image: 'portal-remotes',
      ports: [{ name: 'http', containerPort: 8080 }],
      startupProbe: { httpGet: { path: '/readyz', port: 'http' } },
      readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
      livenessProbe: { httpGet: { path: '/readyz', port: 'http' } },
      volumeMounts: [{ mountPath: '/tmp' }],
    });
    const [port] = objects.filter((object) => v.is(service, object)).map((one) => v.parse(service, one));
    expect(port?.spec.ports).toEqual([{ port: 8080, targetPort: 'http' }]);
    const list = readDeployFile('kubernetes/kustomization.yaml');
    expect(list).toContain('# - remotes.yaml\n');
    expect(list).toContain('name: portal-remotes,');
  });
});

// A gateway that forgets which record it accepted last also accepts an older one.
describe('what a gateway accepted', () => {
  const mount = v.object({ name: v.string(), mountPath: v.string() });
  const named = v.object({ name: v.string() });
  const set = v.object({
    kind: v.literal('StatefulSet'),
    spec: v.object({
      template: v.object({
        spec: v.object({
          containers: v.tuple([v.object({ volumeMounts: v.array(mount) })]),
          volumes: v.array(named),
        }),
      }),
      volumeClaimTemplates: v.array(v.object({ metadata: named })),
    }),
  });

  it('lasts in a volume of the compose file', () => {
    const compose = v.object({
      services: v.object({ gateway: v.object({ volumes: v.array(v.string()) }) }),
      volumes: v.record(v.string(), v.unknown()),
    });
    const { services, volumes } = v.parse(compose, load(readDeployFile('compose.yaml')));
    const [name = ''] = services.gateway.volumes.flatMap((one) => /^(\w+):\/data$/.exec(one)?.[1] ?? []);
    expect(Object.keys(volumes)).toContain(name);
  });

  it('lasts on Kubernetes, in a volume of each gateway', () => {
    const objects = loadAll(readDeployFile('kubernetes/gateway.yaml'));
    const { template, volumeClaimTemplates } = v.parse(
      set,
      objects.find((object) => v.is(set, object)),
    ).spec;
    const data = template.spec.containers[0].volumeMounts.find(({ mountPath }) => mountPath === '/data');
    expect(volumeClaimTemplates.map(({ metadata }) => metadata.name)).toEqual([data?.name]);
    expect(template.spec.volumes.map(({ name }) => name)).not.toContain(data?.name);
  });

  it('is signed by keys that lie in the same place everywhere', () => {
    const [, file = ''] = /RELEASE_PUBLIC_KEYS=(\/.+)/.exec(readDeployFile('portal.env.example')) ?? [];
    expect(file).toMatch(/\.pem$/);
    for (const other of ['compose.yaml', 'kubernetes/gateway.yaml'])
      expect(readDeployFile(other)).toContain(file);
    expect(read('docs', 'operations.md')).toContain(file);
  });
});
