import { Counter, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { ReportReader } from '../reports/report-route';

/** What browsers report, by the version of shell or remote that ran there. */
export function createClientMetrics(register: Registry): ReportReader {
  const registers = [register];
  const versionLabels = ['remote', 'version'] as const;
  const counter = (name: string, help: string) =>
    new Counter({ name, help, labelNames: versionLabels, registers });
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: versionLabels, buckets, registers });

  const reports = new Counter({
    name: 'gateway_client_reports_total',
    help: 'Reports of browsers, by what became of them',
    labelNames: ['outcome'] as const,
    registers,
  });
  const pages = counter('gateway_client_pages_total', 'Pages that were opened in browsers');
  const failedPages = counter('gateway_client_failed_pages_total', 'Pages on which something failed');
  const errors = counter('gateway_client_errors_total', 'Errors of code in browsers');
  const failedLoads = counter('gateway_client_failed_loads_total', 'Files of remotes that did not arrive');
  const largestPaint = histogram(
    'gateway_client_largest_paint_seconds',
    'Largest Contentful Paint of documents',
    [0.5, 1, 1.5, 2, 2.5, 4, 6, 10],
  );
  const slowestResponse = histogram(
    'gateway_client_slowest_response_seconds',
    'Slowest response to the reader on a page',
    [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2],
  );
  const layoutShift = histogram(
    'gateway_client_layout_shift',
    'Cumulative Layout Shift of pages',
    [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  );

  return {
    countReport: (outcome) => reports.inc({ outcome }),
    countPart(part) {
      const labels = { remote: part.target, version: part.version };
      pages.inc(labels, part.pages);
      failedPages.inc(labels, part.failedPages);
      errors.inc(labels, part.errors);
      failedLoads.inc(labels, part.failedLoads);
      if (part.largestPaint !== undefined) largestPaint.observe(labels, part.largestPaint / 1000);
      if (part.slowestResponse !== undefined) slowestResponse.observe(labels, part.slowestResponse / 1000);
      if (part.layoutShift !== undefined) layoutShift.observe(labels, part.layoutShift);
    },
  };
}
