import { SECOND } from '@portal/shared/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { Refusal } from '../ask';
import { runDemoProgram } from '../run-demo-program';
import { openDesk, type DemoCar } from './open-desk';
import { borderRoad, driveRoad, roads } from './roads';
import { TrackerConnection } from './tracker-connection';
import { getErrorText } from '@portal/build/errors/get-error-text.ts';

const usage = `Usage: npm run demo:tracking -- [--cars number] [--seconds number]
Drives cars of the demo company of the Emirates, 20 or as many as it has, past the tracking service of a running portal,
until Ctrl-C.
One of them crosses the border, and the alert is printed when it arrives.`;

const EVERY_MS = 1000;
const PATIENCE_MS = 15_000;
/** Offset of the port of GT06 from the port of the API; see docs/operations.md. */
const GT06_OFFSET = 1023;

interface Settings {
  readonly cars: number;
  readonly seconds: number;
  readonly host: string;
  readonly api: string;
  readonly port: number;
}

function readSettings(words: readonly string[]): Settings | null {
  const options = {
    cars: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '0' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...words], options }));
  } catch (error) {
    throw new Refusal(`${getErrorText(error)}\n\n${usage}`);
  }
  if (values.help) return null;
  const [cars, seconds] = [Number(values.cars), Number(values.seconds)];
  if (!Number.isInteger(cars) || cars < 1 || cars > 100)
    throw new Refusal('--cars must be a whole number from 1 to 100.');
  if (!(seconds >= 0)) throw new Refusal('--seconds must be a number of seconds.');
  const host = process.env['HOST'] || '127.0.0.1';
  const apiPort = Number(process.env['API_PORT'] || '4000');
  return {
    cars,
    seconds: seconds || Infinity,
    host,
    api: `http://${host}:${apiPort}/api`,
    port: Number(process.env['TRACKING_GT06_PORT'] || apiPort + GT06_OFFSET),
  };
}

/** A car on its road: the first drives to the border, the others start at different places. */
function startCar({ imei }: DemoCar, at: number, { host, port }: Settings) {
  const tracker = new TrackerConnection({ host, port, imei });
  tracker.open();
  const isLeaving = at === 0;
  const road = isLeaving ? borderRoad : (roads[at % roads.length] ?? borderRoad);
  const speed = isLeaving ? 110 : 60 + ((at * 7) % 60);
  let metres = isLeaving ? 0 : at * 6300;
  return {
    tracker,
    move() {
      const place = driveRoad(road, metres);
      // A car that is not connected waits: it would jump otherwise.
      if (tracker.send({ ...place, at: new Date(), speed })) metres += (speed / 3.6) * (EVERY_MS / SECOND);
    },
  };
}

/** Prints alerts that were not there before, and how long after the position they arrived. */
async function createReporter(desk: Awaited<ReturnType<typeof openDesk>>) {
  const known = new Set((await desk.listAlerts()).map(({ alertId }) => alertId));
  return async () => {
    for (const { alertId, kind, plate, startedAt, trip, figures } of await desk.listAlerts()) {
      if (known.has(alertId)) continue;
      known.add(alertId);
      const after = ((Date.now() - Date.parse(startedAt)) / SECOND).toFixed(1);
      const facts = Object.entries(figures)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ');
      console.log(
        `Alert: ${kind}, ${plate}, ${trip?.code ?? 'no trip'}, ${facts}; seen ${after} s after it began`,
      );
    }
  };
}

async function main(signal: AbortSignal): Promise<void> {
  const settings = readSettings(process.argv.slice(2));
  if (settings === null) return console.log(usage);
  const desk = await openDesk(settings.api);
  await desk.ensureZone();
  const cars = await desk.addTrackers(settings.cars);
  const report = await createReporter(desk);
  const driving = cars.map((car, at) => startCar(car, at, settings));
  console.log(`${cars.length} cars drive; ${cars[0]?.plate ?? ''} goes to the border. Ctrl-C ends it.`);
  const [begun, end] = [Date.now(), Date.now() + settings.seconds * SECOND];
  try {
    while (!signal.aborted && Date.now() < end) {
      driving.forEach((car) => car.move());
      await report();
      if (Date.now() - begun > PATIENCE_MS && driving.every(({ tracker }) => tracker.failures > 2))
        throw new Refusal(`The tracking service does not answer at ${settings.host}:${settings.port}.`);
      await pause(EVERY_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    driving.forEach(({ tracker }) => tracker.close());
  }
}

await runDemoProgram(main);
