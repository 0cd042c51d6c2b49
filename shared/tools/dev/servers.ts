import os from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { listenLazily } from './listen-lazily';
import type { BackServer } from './listen-lazily';

export interface DevServer {
  readonly name: string;
  readonly port: number;
  readonly config: Configuration;
  /** Compiles when something is first asked of it. */
  readonly isLazy?: boolean;
  /** Folders with files that are served as they are. */
  readonly folders?: readonly { readonly directory: string; readonly publicPath: string }[];
  /** For a remote's own page: the answer to navigations, and the target of its calls. */
  readonly page?: { readonly html: string; readonly apiOrigin: string };
}

/**
 * Compiles and serves, all in this one process.
 *
 * @returns stops them
 */
export async function startDevServers(
  servers: readonly DevServer[],
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  const stops = await Promise.all(
    servers.map(async (server) => {
      if (!server.isLazy) return (await startDevServer(server, say)).stop;
      const start = () => {
        say(`Building ${server.name} for development …`);
        return startDevServer(server, say);
      };
      return listenLazily(server.port, start, say);
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Resolves with the first build, good or bad. A lazy server listens at a Unix socket, because its port has a listener. */
async function startDevServer(server: DevServer, say: (line: string) => void): Promise<BackServer> {
  const compiler = webpack(server.config);
  if (!compiler) throw new Error(`webpack made no compiler for ${server.name}.`);
  const firstBuild = reportBuilds(compiler, server, say);
  const socketPath = path.join(os.tmpdir(), `portal-dev-${process.pid}-${server.port}.sock`);
  const devServer = new WebpackDevServer(
    { ...options(server), ...(server.isLazy ? { ipc: socketPath } : {}) },
    compiler,
  );
  await devServer.start();
  await firstBuild;
  return { socketPath, stop: () => devServer.stop() };
}

/**
 * Reports when a build breaks and when it works again. The promise resolves with the first build, good or
 * bad.
 */
function reportBuilds(compiler: Compiler, { name }: DevServer, say: (line: string) => void): Promise<void> {
  let wasBroken = false;
  return new Promise((resolve) => {
    compiler.hooks.done.tap('report', (stats) => {
      if (stats.hasErrors()) say(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
      else if (wasBroken) say(`${name} builds again.`);
      wasBroken = stats.hasErrors();
      resolve();
    });
  });
}

function options({ port, page, folders }: DevServer): WebpackDevServer.Configuration {
  return {
    port,
    host: 'localhost',
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    headers: { 'access-control-allow-origin': '*' },
    client: {
      webSocketURL: `ws://localhost:${port}/ws`,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
      logging: 'warn',
    },
    // `reportBuilds` says what matters.
    devMiddleware: { stats: false, ...(page ? { index: false } : {}) },
    static: folders ? folders.map((folder) => ({ ...folder, watch: false })) : false,
    setupExitSignals: false,
    ...(page ? ownPage(page) : {}),
  };
}

function ownPage({ html, apiOrigin }: NonNullable<DevServer['page']>): WebpackDevServer.Configuration {
  return {
    proxy: [{ context: ['/api', '/dev/outbox'], target: apiOrigin }],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'own-page',
        middleware: (
          request: { method?: string; headers: { accept?: string } },
          response: { setHeader(name: string, value: string): void; end(body: string): void },
          next: () => void,
        ) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        },
      },
    ],
  };
}
