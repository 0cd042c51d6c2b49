import { getErrorText } from '@portal/build/errors/get-error-text.ts';
import { upgradeRequest } from '@portal/tools/matrix/upgrade-request.ts';
import * as v from 'valibot';
import { runUpgrade } from './run-upgrade';
import { createApis } from './create-apis';

// `npm run matrix` starts this program, because what it uses belongs to the tests.
const say = (line: string): void => console.log(line);
const apis = await createApis(say);
let closing: Promise<void> | undefined;
const close = (): Promise<void> => (closing ??= apis.close());
for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.on(signal, () => void close().then(() => process.exit(1)));
try {
  process.send?.(await runUpgrade(v.parse(upgradeRequest, JSON.parse(process.argv[2] ?? '')), { apis, say }));
} catch (error) {
  console.error(getErrorText(error));
  process.exitCode = 1;
} finally {
  await close();
}
process.removeAllListeners('disconnect');
process.disconnect?.();
