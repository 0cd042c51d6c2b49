import { simulateHolds } from './deposit-holds/simulate-holds';

/** Simulated trips with deposits on cards, as JSON on standard output: `--import tsx judge-deposits.ts [trips]`. */
const began = performance.now();
const figures = simulateHolds(Number(process.argv[2] ?? 10_000), 20_261);
process.stdout.write(JSON.stringify({ ...figures, ms: performance.now() - began }));
