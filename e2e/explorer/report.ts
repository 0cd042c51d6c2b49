import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface Fault {
  readonly visit: string;
  readonly country: string;
  readonly width: number;
  /** The presses that lead there. */
  readonly control: string;
  readonly description: string;
  readonly screenshot: string;
}

export interface VisitReport {
  readonly route: string;
  readonly visit: string;
  readonly country: string;
  readonly width: number;
  readonly pressed: string[];
  /** Not pressed, with the reason. */
  readonly left: string[];
  readonly faults: Fault[];
  seconds: number;
}

export interface Summary {
  readonly opened: number;
  readonly pressed: number;
  readonly faults: number;
  readonly routes: Readonly<
    Record<string, { opened: number; pressed: number; faults: number; seconds: number }>
  >;
}

export function summarise(reports: readonly VisitReport[]): Summary {
  const routes: Record<string, { opened: number; pressed: number; faults: number; seconds: number }> = {};
  for (const { route, pressed, faults, seconds } of reports) {
    const row = (routes[route] ??= { opened: 0, pressed: 0, faults: 0, seconds: 0 });
    row.opened += 1;
    row.pressed += pressed.length;
    row.faults += faults.length;
    row.seconds = Math.round((row.seconds + seconds) * 10) / 10;
  }
  const sum = (pick: (report: VisitReport) => number) => reports.reduce((all, one) => all + pick(one), 0);
  return {
    opened: reports.length,
    pressed: sum(({ pressed }) => pressed.length),
    faults: sum(({ faults }) => faults.length),
    routes,
  };
}

export const describeFault = ({ visit, country, width, control, description, screenshot }: Fault): string =>
  `${visit} (${country}, ${width} px)\n    ${control}\n    ${description}\n    ${screenshot}`;

/** Each visit writes a file, in any worker; the last step combines them. */
export function saveVisit(folder: string, report: VisitReport): void {
  mkdirSync(folder, { recursive: true });
  const name = `${report.visit} ${report.country} ${report.width}`.replace(/\W+/g, '-');
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(report));
}

export function readVisits(folder: string): VisitReport[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as VisitReport);
}
