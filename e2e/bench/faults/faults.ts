import type { Benchmark, Context, Figure } from '../benchmark/benchmark';
import { measureKillsUnderKeys } from './measure-kills-under-keys';
import { kills, killOnce } from './kills';
import type { Kill, KillOutcome } from './kills';
import { measureLostConnections } from './lost-connections';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Counted, not timed: nothing confirmed may be lost, and no reader may notice. */
export const faults: Benchmark = {
  name: 'faults',
  summary:
    'kill -9 under writes: confirmed rows that are lost, keyed ones done twice; connections of the database ended under reads: reads that failed',
  async run(context): Promise<readonly Figure[]> {
    const figures: Figure[] = [];
    for (const kill of kills) figures.push(...(await killFigures(context, kill)));
    figures.push(...(await measureKillsUnderKeys(context)));
    const { load, ended } = await measureLostConnections(context);
    context.say(
      `${ended} connections ended under ${load.latencies.length + load.errors.length} reads${load.errors[0] ? `; first failure: ${load.errors[0]}` : ''}`,
    );
    return [
      ...figures,
      {
        label: `connections of the database ended (${ended}) under 200 reads a second: failed reads`,
        value: load.errors.length,
        unit: 'count',
        bar: { atMost: 0 },
      },
    ];
  },
};

async function killFigures(context: Context, kill: Kill): Promise<Figure[]> {
  const times = context.full ? 20 : Math.min(3, context.runs);
  const outcomes: KillOutcome[] = [];
  for (let time = 1; time <= times; time += 1) {
    const outcome = await killOnce(context, kill);
    const well = Number.isFinite(outcome.healthyMs)
      ? `well again after ${(outcome.healthyMs / 1000).toFixed(1)} s`
      : 'not well again by itself';
    context.say(
      `${kill.label} ${time}/${times}: ${outcome.lost} of ${outcome.acknowledged} confirmed writes lost, ${well}`,
    );
    outcomes.push(outcome);
    await context.cleanUp.run();
  }
  const confirmed = sum(outcomes.map(({ acknowledged }) => acknowledged));
  return [
    {
      label: `kill -9 of ${kill.label}, ${times} times: lost of ${confirmed} confirmed writes`,
      value: sum(outcomes.map(({ lost }) => lost)),
      unit: 'count',
      bar: { atMost: 0 },
    },
    {
      label: `kill -9 of ${kill.label}: longest until well again`,
      value: Math.max(...outcomes.map(({ healthyMs }) => healthyMs)) / 1000,
      unit: 's',
      bar: { atMost: 10 },
    },
  ];
}
