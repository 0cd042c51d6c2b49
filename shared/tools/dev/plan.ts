import { containerName, remoteFiles } from '@portal/shared/remote';
import type { RemoteManifest } from '@portal/shared/remote';
import type { RegistryEntry } from '@portal/shared/remote';
import { listFontFolders } from '@portal/build/output/fonts.ts';
import { hostConfig, remoteConfig, standaloneConfig } from '@portal/build/webpack/configs.ts';
import type { BuildTarget } from '@portal/build/webpack/base.ts';
import { cacheFolder } from '@portal/build/workspace/paths.ts';
import { listPageScripts } from '@portal/build/workspace/remotes.ts';
import type { DevServer } from './servers';

const getLocalOrigin = (port: number): string => `http://localhost:${port}`;

const target = (packageName: string): BuildTarget => ({
  packageName,
  version: 'development',
  mode: 'development',
  // Nothing is written: the servers keep their files in memory.
  outputPath: cacheFolder('dev', packageName),
});

export interface DevPlan {
  readonly servers: readonly DevServer[];
  readonly host: string;
  readonly customer: string;
  readonly registry: readonly RegistryEntry[];
}

/** The shell, every remote and the customer's page, on ports from `firstPort` on. All but the shell wait for their first page. */
export function planAll(
  manifests: readonly RemoteManifest[],
  customerPackage: string,
  firstPort: number,
): DevPlan {
  const host = getLocalOrigin(firstPort);
  const customerPort = firstPort + 1;
  const remotes = manifests.map((manifest, index) => ({ manifest, port: firstPort + 2 + index }));
  return {
    host,
    customer: getLocalOrigin(customerPort),
    registry: remotes.map(({ manifest, port }) => ({
      ...manifest,
      version: 'development',
      entry: `${getLocalOrigin(port)}/${remoteFiles.manifest}`,
    })),
    servers: [
      {
        name: 'host',
        port: firstPort,
        config: hostConfig(target('host'), `${host}/`),
        folders: listFontFolders(),
      },
      {
        name: 'the customer page',
        port: customerPort,
        isLazy: true,
        config: standaloneConfig(target(customerPackage), `${getLocalOrigin(customerPort)}/`, [
          'main',
          ...manifests.filter(({ name }) => name === customerPackage).flatMap(listPageScripts),
        ]),
      },
      ...remotes.map(({ manifest, port }) => ({
        name: manifest.name,
        port,
        isLazy: true,
        config: remoteConfig(target(manifest.name)),
      })),
    ],
  };
}

const ownPageHtml = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A remote alone</title>
<script defer src="/main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

export interface AlonePlan {
  readonly servers: readonly DevServer[];
  readonly page: string;
  /** The command for the console of a running development portal. */
  readonly override: string;
}

/** One remote: for a running development portal, and as its own page. */
export function planAlone(manifest: RemoteManifest, firstPort: number, portal: string): AlonePlan {
  const pagePort = firstPort + 1;
  const first =
    manifest.pages.find(({ path }) => !path.includes('{'))?.path ?? manifest.prefixes[0]?.path ?? '/';
  return {
    page: `${getLocalOrigin(pagePort)}${first}`,
    override: `localStorage['remote-override:${containerName(manifest.name)}'] = '${getLocalOrigin(firstPort)}/${remoteFiles.manifest}'`,
    servers: [
      { name: manifest.name, port: firstPort, config: remoteConfig(target(manifest.name)) },
      {
        name: `${manifest.name} (its own page)`,
        port: pagePort,
        config: standaloneConfig(target(manifest.name), `${getLocalOrigin(pagePort)}/`),
        page: { html: ownPageHtml, apiOrigin: portal },
      },
    ],
  };
}
