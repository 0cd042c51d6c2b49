import type { Clock } from '../../src/deps';

/** The real time, moved on by what a test says. */
export class TestClock implements Clock {
  #moved = 0;

  now(): Date {
    return new Date(Date.now() + this.#moved);
  }

  advance(milliseconds: number): void {
    this.#moved += milliseconds;
  }
}
