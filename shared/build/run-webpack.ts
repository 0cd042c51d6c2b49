import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';

/** Runs all configurations in this one process (their caches and threads are shared) and gives each one's compilation. */
export async function runWebpack(configs: readonly Configuration[]): Promise<Compilation[]> {
  const compiler = webpack([...configs]);
  const stats = await new Promise<webpack.MultiStats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error) reject(error);
      else if (!result) reject(new Error('webpack gave no result.'));
      else resolve(result);
    });
  });
  // Closing writes the cache; without it the next build would be a cold one.
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
