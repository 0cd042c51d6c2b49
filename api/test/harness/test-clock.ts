import type { Clock } from '../../src/deps';

/** The real time, moved forward by a test. */
export class TestClock implements Clock {
  #moved = 0;

  now(): Date {
    return new Date(Date.now() + this.#moved);
  }

  advance(milliseconds: number): void {
    this.#moved += milliseconds;
  }
}
