import type { Page } from '@playwright/test';
import type { tripDesk } from '../../fixtures/trips';
import type { Hand } from './hand';

/** What a job needs: the desk's calls to prepare it, and a way to let a customer ask for a car. */
export interface JobDesk extends ReturnType<typeof tripDesk> {
  readonly companyId: string;
  sendEnquiry(): Promise<string>;
}

/** One task of a rental desk, from the dashboard until it is done. */
export interface Job {
  readonly name: string;
  /** The most presses that the task may cost with a mouse. */
  readonly goal: number;
  /** Presses that one task needed before it was shortened, where that was counted. */
  readonly before?: number;
  /** What the agent did before in the same tab; it is not counted. */
  readonly warmUp?: (desk: JobDesk, number: number) => Promise<Play>;
  /** Adds what the task is about. Each play has records of its own, named by the number. */
  prepare(desk: JobDesk, number: number): Promise<Play>;
}

/** Does the task in the page. It fails if the task is not done at its end. */
export type Play = (page: Page, hand: Hand) => Promise<void>;

/** The code by which the desk names a trip: T-000012. */
export async function readCode(desk: Pick<JobDesk, 'getTrip'>, bookingId: string): Promise<string> {
  const { tripCode } = await desk.getTrip(bookingId);
  if (!tripCode) throw new Error('The trip has no code.');
  return tripCode;
}
