import webpack from 'webpack';
import type { Compiler, Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

export interface DevServer {
  readonly name: string;
  readonly port: number;
  readonly config: Configuration;
  /** Folders with files that are served as they are. */
  readonly folders?: readonly { readonly directory: string; readonly publicPath: string }[];
  /** For a remote's own page: the answer to navigations, and the target of its calls. */
  readonly page?: { readonly html: string; readonly apiOrigin: string };
}

/** All servers in this one process: they share memory, the cache and the file watcher. */
export async function startDevServers(
  servers: readonly DevServer[],
  say: (line: string) => void,
): Promise<() => Promise<void>> {
  const compilers = webpack(servers.map(({ config }) => config)).compilers;
  const running = servers.map((server, index) => {
    const compiler = compilers[index];
    if (!compiler) throw new Error(`webpack made no compiler for ${server.name}.`);
    const firstBuild = reportBuilds(compiler, server, say);
    return { server: new WebpackDevServer(options(server), compiler), firstBuild };
  });
  await Promise.all(running.map(({ server }) => server.start()));
  await Promise.all(running.map(({ firstBuild }) => firstBuild));
  return async () => {
    await Promise.all(running.map(({ server }) => server.stop()));
  };
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
    static: folders ? folders.map((folder) => ({ ...folder, watch: false })) : false,
    setupExitSignals: false,
    ...(page ? ownPage(page) : {}),
  };
}

function ownPage({ html, apiOrigin }: NonNullable<DevServer['page']>): WebpackDevServer.Configuration {
  return {
    proxy: [{ context: ['/api', '/dev/outbox'], target: apiOrigin }],
    devMiddleware: { index: false },
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
