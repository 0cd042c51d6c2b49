import { AsyncLocalStorage } from 'node:async_hooks';

/** What a connection is used for. Each budget has separate connections, so that none takes another's. */
export const budgetNames = ['interactive', 'reports', 'background'] as const;
export type BudgetName = (typeof budgetNames)[number];

interface Work {
  readonly budget: BudgetName;
  /** Work that is likely to wait for the same tables: the domain of a call, or a job. */
  readonly area: string;
  held: number;
}

const works = new AsyncLocalStorage<Work>();

/** Every database access of `work` uses connections of this budget. */
export const runWithin = <Result>(budget: BudgetName, area: string, work: () => Result): Result =>
  works.run({ budget, area, held: 0 }, work);

/** Outside calls and jobs: the demo loader and commands. */
export const currentBudget = (): BudgetName => works.getStore()?.budget ?? 'background';

/** The code with which PostgreSQL refuses a connection, so that the call is retried soon. */
class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting';
  readonly code = '53300';
  constructor() {
    super('No connection became free in time');
  }
}

interface Waiter {
  readonly work: Work | undefined;
  readonly grant: () => void;
}

/** What one call or job may hold: a lock, a transaction, a read outside of it, and one more. */
const MOST_OF_ONE = 4;

/**
 * Decides who gets one of `size` connections. An area gets another one only while it holds less than half of
 * what is left. An area whose table is locked takes up to a third of all, a second one a quarter of the rest,
 * and several more still get one each. Work that already holds a connection gets a second one while there is
 * any, or two halves of one call would wait for each other; but no more than four, or one call with many
 * queries for a locked table would take them all.
 */
export class ConnectionGate {
  private free: number;
  private refused = 0;
  private readonly held = new Map<string, number>();
  private readonly waiting = new Set<Waiter>();

  constructor(
    size: number,
    private readonly longestWait: number,
  ) {
    this.free = size;
  }

  /** How many wait now, and how many waited in vain so far. */
  readState(): { readonly waiting: number; readonly refused: number } {
    return { waiting: this.waiting.size, refused: this.refused };
  }

  /** Resolves to a function that gives the place back. @throws TooManyWaiting */
  enter(): Promise<() => void> {
    const work = works.getStore();
    if (this.isOpenTo(work)) return Promise.resolve(this.take(work));
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        work,
        grant: () => {
          clearTimeout(timer);
          this.waiting.delete(waiter);
          resolve(this.take(work));
        },
      };
      const timer = setTimeout(() => {
        this.waiting.delete(waiter);
        this.refused += 1;
        reject(new TooManyWaiting());
      }, this.longestWait);
      this.waiting.add(waiter);
    });
  }

  private isOpenTo(work: Work | undefined): boolean {
    if (this.free === 0) return false;
    if (work === undefined) return true;
    if (work.held > 0) return work.held < MOST_OF_ONE;
    return this.heldBy(work) < this.free / 2;
  }

  private heldBy({ area }: Work): number {
    return this.held.get(area) ?? 0;
  }

  private take(work: Work | undefined): () => void {
    this.count(work, 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.count(work, -1);
      for (const waiter of this.waiting) {
        if (this.free === 0) return;
        if (this.isOpenTo(waiter.work)) waiter.grant();
      }
    };
  }

  private count(work: Work | undefined, change: 1 | -1): void {
    this.free -= change;
    if (work === undefined) return;
    work.held += change;
    const held = this.heldBy(work) + change;
    if (held === 0) this.held.delete(work.area);
    else this.held.set(work.area, held);
  }
}
