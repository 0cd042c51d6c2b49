/** How far its listing is: one of each, so that every state of the page is there to see. */
export type Stage = 'published' | 'hidden' | 'levelTwo' | 'levelOne' | 'imported';

export interface DemoVehicle {
  /** Its pictures are drawn by it too, see `looks`. */
  readonly code: string;
  readonly stage: Stage;
  /** Names as in the reference data. */
  readonly category: string;
  readonly type: string;
  readonly brand: string;
  readonly model: string;
  readonly year: number;
  readonly plate: string;
  readonly state: string;
  readonly cities: readonly string[];
  /** Rents in whole units; zero is not offered. */
  readonly day: number;
  readonly week: number;
  readonly month: number;
  readonly hour?: number;
  /** Kilometres a day; more in a week and a month. */
  readonly kilometres: number;
  readonly deposit: number;
  /** Where the vehicle's own licence ends, in days from the demo's making. */
  readonly licenceDays: number;
  /** Where they differ from what most have, by the specification's name. */
  readonly specs?: Readonly<Record<string, string>>;
  /** Where customers ask for it; without one nobody has yet. */
  readonly stand?: string | readonly [longitude: number, latitude: number];
}
