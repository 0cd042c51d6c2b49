import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, remoteFiles } from '@portal/shared/remote';
import { sharedModules } from './shared-modules';

const common = {
  // The default loads every remote at start, and one offline remote would stop the host.
  shareStrategy: 'loaded-first',
  dts: false,
  dev: false,
} as const;

export function hostFederation(): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...common,
    name: 'host',
    // Remotes come from the registry at run time, never from the build.
    remotes: {},
    shared: sharedModules('host'),
    manifest: false,
    // The registry names each remote's files, so the runtime need not read manifests.
    experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}

export function remoteFederation(remote: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    ...common,
    name: containerName(remote),
    filename: remoteFiles.container,
    exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
    shared: sharedModules('remote'),
    manifest: { fileName: remoteFiles.manifest },
    // The host brings the runtime. An entry with its own runtime would be 15 KB larger.
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
}
