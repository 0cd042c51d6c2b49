/** Work for one owner. */
export interface QueuedJob<Result> {
  readonly owner: string;
  /** Its cost relative to other jobs of the same queue, in any unit. */
  readonly cost: number;
  /** A job whose caller disconnects before it begins is dropped. */
  readonly signal?: AbortSignal | undefined;
  run(): Promise<Result>;
}

interface Settings {
  /** Jobs that run in parallel. */
  readonly atOnce: number;
  /** Of these, jobs of one owner. */
  readonly atOncePerOwner: number;
  /** Jobs of one owner that may wait. */
  readonly waitingPerOwner: number;
  /** Jobs of all owners that may wait. */
  readonly waiting: number;
}

export interface FairQueue {
  /**
   * Runs the job when it is its owner's turn.
   * @throws QueueFullError, CallerGoneError
   */
  add<Result>(job: QueuedJob<Result>): Promise<Result>;
}

export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}
export class CallerGoneError extends Error {
  override readonly name = 'CallerGoneError';
}

interface WaitingJob {
  readonly cost: number;
  /** Its owner had no other job when it came. */
  readonly isSingle: boolean;
  readonly number: number;
  begin(): Promise<void>;
}

interface Owner {
  /** The cost of the owner's jobs so far, on the clock of the queue. */
  served: number;
  running: number;
  readonly jobs: WaitingJob[];
}

/**
 * Owners take turns by the cost of their jobs (start-time fair queueing): next is the owner who will have
 * received least when their job is done. An idle owner starts at the position of the others, so nobody saves
 * up turns, and a small job of a new owner is next.
 *
 * Every second turn is for owners with a single job, while there are any: a desk that prints one document after
 * another does not wait for a whole round of companies that print ten at once. Half of the turns stay with those.
 */
export function createFairQueue({ atOnce, atOncePerOwner, waitingPerOwner, waiting }: Settings): FairQueue {
  const owners = new Map<string, Owner>();
  let clock = 0;
  let running = 0;
  let waitingNow = 0;
  let number = 0;
  let isTurnOfSingles = true;

  const ownerNamed = (name: string): Owner => {
    const known = owners.get(name);
    if (known) return known;
    const owner: Owner = { served: clock, running: 0, jobs: [] };
    owners.set(name, owner);
    return owner;
  };

  const isBefore = (left: Owner, right: Owner): boolean => {
    const [one, other] = [left.jobs[0], right.jobs[0]];
    if (!one || !other) return one !== undefined;
    const [sooner, later] = [left.served + one.cost, right.served + other.cost];
    return sooner === later ? one.number < other.number : sooner < later;
  };

  const hasSingleJob = ({ jobs }: Owner): boolean => jobs.length === 1 && jobs[0]?.isSingle === true;

  const findNext = (isCandidate: (owner: Owner) => boolean): Owner | undefined => {
    let next: Owner | undefined;
    for (const owner of owners.values())
      if (
        owner.jobs.length > 0 &&
        owner.running < atOncePerOwner &&
        isCandidate(owner) &&
        (!next || isBefore(owner, next))
      )
        next = owner;
    return next;
  };

  const chooseOwner = (): Owner | undefined => {
    const single = isTurnOfSingles ? findNext(hasSingleJob) : undefined;
    isTurnOfSingles = single === undefined;
    return single ?? findNext(() => true);
  };

  /** An owner without jobs is forgotten once the clock has passed them. */
  const forgetIdle = () => {
    for (const [name, { served, running: otherRunning, jobs }] of owners)
      if (jobs.length === 0 && otherRunning === 0 && served <= clock) owners.delete(name);
    if (waitingNow > 0 || running > 0) return;
    owners.clear();
    clock = 0;
  };

  const startNext = () => {
    while (running < atOnce) {
      const owner = chooseOwner();
      const job = owner?.jobs.shift();
      if (!owner || !job) return;
      clock = Math.max(clock, owner.served);
      owner.served = Math.max(owner.served, clock) + job.cost;
      owner.running += 1;
      running += 1;
      waitingNow -= 1;
      void job.begin().finally(() => {
        owner.running -= 1;
        running -= 1;
        forgetIdle();
        startNext();
      });
    }
  };

  return {
    add: <Result>({ owner: name, cost, signal, run }: QueuedJob<Result>) =>
      new Promise<Result>((resolve, reject) => {
        if (signal?.aborted) return reject(new CallerGoneError('The caller has gone away'));
        const owner = ownerNamed(name);
        if (waitingNow >= waiting || owner.jobs.length >= waitingPerOwner) {
          forgetIdle();
          return reject(new QueueFullError('Too many jobs wait'));
        }
        const drop = () => {
          owner.jobs.splice(owner.jobs.indexOf(job), 1);
          waitingNow -= 1;
          forgetIdle();
          reject(new CallerGoneError('The caller has gone away'));
        };
        number += 1;
        const job: WaitingJob = {
          cost,
          number,
          isSingle: owner.jobs.length === 0 && owner.running === 0,
          async begin() {
            signal?.removeEventListener('abort', drop);
            try {
              resolve(await run());
            } catch (error) {
              reject(error as Error);
            }
          },
        };
        signal?.addEventListener('abort', drop, { once: true });
        owner.jobs.push(job);
        if (owner.jobs.length === 1 && owner.running === 0) owner.served = Math.max(owner.served, clock);
        waitingNow += 1;
        startNext();
      }),
  };
}
