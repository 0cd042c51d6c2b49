/** A vehicle from its right side, in 640 by 400 with the ground at 320. All texts are SVG path data. */
export interface Shape {
  readonly body: string;
  readonly windows: readonly string[];
  /** Where doors and bonnet end. */
  readonly seams: string;
  /** The dark parts low down: sills, bumpers, wheel arches. */
  readonly trim: string;
  readonly headlight: string;
  readonly taillight: string;
  readonly handles: readonly (readonly [x: number, y: number])[];
  /** Centres of the wheels from the left. */
  readonly axles: readonly [number, number];
  readonly wheelRadius: number;
  /** Roof rails, mirrors, spare wheels. */
  readonly extras?: string;
}

export const GROUND = 320;
