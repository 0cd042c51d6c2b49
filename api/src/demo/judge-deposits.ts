import { simulateHolds } from './deposit-holds/simulate-holds';

/** Simulated trips with deposits on cards, as JSON on standard output: `--import tsx judge-deposits.ts [trips]`. */
const began = performance.now();
const [trips, seed] = [Number(process.argv[2] ?? 10_000), 20_261];
const figures = simulateHolds(trips, seed);
const ms = performance.now() - began;
const { unseenLapses: withoutAlerts } = simulateHolds(trips, seed, 0);
process.stdout.write(JSON.stringify({ ...figures, withoutAlerts, ms }));
