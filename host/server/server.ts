import { createCanaryWatch } from './canary/create-canary-watch';
import { createHeldBack } from './releases/create-held-back';
import { createCustomerServer } from './customer';
import { createDevelopmentReleases } from './development/releases';
import { createGatewayMetrics } from './metrics/gateway-metrics';
import { serveMetrics } from './metrics/serve-metrics';
import { createPortalServer } from './portal';
import { createReleases } from './releases/releases';
import { readSettings, type Settings } from './settings';
import { startTracing } from '@portal/build/tracing/start-tracing.ts';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

interface Start {
  readonly settings: Settings;
  readonly stopTracing: () => Promise<void>;
}

/** A wrong setting is for the operator: its sentence, without a stack. */
async function readSettingsOrEnd(): Promise<Start> {
  try {
    return {
      settings: readSettings(process.env),
      stopTracing: await startTracing('portal-gateway'),
    };
  } catch (error) {
    console.error(getErrorText(error));
    return process.exit(1);
  }
}

const { settings, stopTracing } = await readSettingsOrEnd();
const releases = settings.development
  ? createDevelopmentReleases(settings.development)
  : createReleases(
      settings.releases,
      settings.releaseKeys.length > 0
        ? { publicKeys: settings.releaseKeys, stateFile: settings.acceptedFile }
        : undefined,
      createHeldBack(settings.heldBackFile),
    );
const metrics = createGatewayMetrics(releases);
const canaries = createCanaryWatch(settings, releases, metrics.countStoppedCanary);
const [portal, customer] = await Promise.all([
  createPortalServer(settings, releases, metrics, [canaries]),
  createCustomerServer(settings, releases, metrics),
]);

canaries.start();

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // Streams of events never end by themselves.
  const force = setTimeout(() => process.exit(0), 3000);
  force.unref();
  await Promise.all([portal.close(), customer.close()]);
  await stopTracing();
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
// The parent process is gone: without it nobody could stop this process.
process.on('disconnect', () => void stop());

// It ends with the process: no answer of it takes long.
if (settings.metricsPort !== 0) await serveMetrics(metrics.register, settings);
await Promise.all([
  portal.listen({ port: settings.port, host: settings.host }),
  customer.listen({ port: settings.customerPort, host: settings.host }),
]);
process.send?.({ ready: true });
