import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';

/** Runs all configurations in this one process (they share caches and threads) and returns each one's compilation. */
export async function runWebpack(configs: readonly Configuration[]): Promise<Compilation[]> {
  const compiler = webpack([...configs]);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (!result) reject(new Error('webpack gave no result.'));
      else resolve(result);
    });
  });
  // Closing writes the cache. Without it the next build would start without a cache.
  await new Promise<void>((resolve, reject) =>
    compiler.close((error) => (error ? reject(error) : resolve())),
  );
  if (stats.hasErrors()) {
    throw new Error(
      stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY, errorStack: false }),
    );
  }
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', errors: false }));
  return stats.stats.map(({ compilation }) => compilation);
}
