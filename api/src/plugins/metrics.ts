import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import { createApiMetrics } from '../metrics/api-metrics';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** Prometheus metrics at `/metrics` of the API's own port; the gateway forwards only `/api`. */
export function registerMetrics(app: FastifyInstance): void {
  const metrics = createApiMetrics();
  const { register } = metrics.registry;
  app.decorate('metrics', metrics);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by endpoint of the contract',
    labelNames: ['country', 'endpoint', 'method', 'status'] as const,
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { endpointId, url } = {
      endpointId: request.routeOptions.config.endpointId,
      url: request.routeOptions.url,
    };
    const country = /^\/api\/(\w+)\//.exec(url ?? '')?.[1] ?? '';
    durations.observe(
      {
        country,
        endpoint: endpointId ?? url ?? 'none',
        method: request.method,
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { config: { rateLimit: false } }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
  app.addHook('onClose', async () => register.clear());
}
