/** How complete its listing is. There is one of each, so that the page shows every state. */
export type Stage = 'published' | 'hidden' | 'levelTwo' | 'levelOne' | 'imported';

export interface DemoVehicle {
  /** Its pictures also depend on it, see `looksOfVehicles`. */
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
  /** Rents in whole units; zero means not offered. */
  readonly day: number;
  readonly week: number;
  readonly month: number;
  readonly hour?: number;
  /** Kilometres per day; weeks and months include more. */
  readonly kilometres: number;
  readonly deposit: number;
  /** When the vehicle's licence ends, in days after the demo is made. */
  readonly licenceDays: number;
  /** Values that differ from the usual ones, by name of the specification. */
  readonly specs?: Readonly<Record<string, string>>;
  /** Where customers ask for it; without one there are no enquiries yet. */
  readonly stand?: string | readonly [longitude: number, latitude: number];
}
