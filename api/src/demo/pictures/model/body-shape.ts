import type { Point } from './curve';

export type Grille = 'bars' | 'wide' | 'slots' | 'mesh' | 'slim' | 'none' | 'tall';
export type Lamps = 'slim' | 'round' | 'swept' | 'square' | 'split';
export type TailLamps = 'bar' | 'tall' | 'corner' | 'round' | 'slim';
export type Rim = 'five' | 'paired' | 'many' | 'steel' | 'turbine' | 'mesh';

/** Glass over the body: distances from the front bumper in metres. */
export interface Cabin {
  /** Where the windscreen starts and where it meets the roof. */
  readonly windscreen: readonly [foot: number, head: number];
  /** Where the rear window meets the roof and where it ends. */
  readonly rear: readonly [head: number, foot: number];
  /** How much lower the roof is at its front and rear end. */
  readonly drop: readonly [front: number, rear: number];
  /** How much narrower the roof is than the shoulders, as a share. */
  readonly tumble: number;
  /** How far the ends bulge outwards. */
  readonly bulge?: number;
  /** The lowest and highest edge of the side windows, as shares of the cabin's height. */
  readonly windows: readonly [low: number, high: number];
  /** Middle of each pillar between the side windows. */
  readonly pillars: readonly number[];
  /** Thickness of the pillars at both ends. */
  readonly ends: readonly [front: number, rear: number];
  /** Where side windows end although the cabin goes on: metal sides of a van, a wide rear pillar. */
  readonly windowsEnd?: number;
  readonly rearWindow?: boolean;
  readonly material?: 'paint' | 'canvas' | 'black';
  /** Frames of the side windows. */
  readonly frame: 'chrome' | 'gloss' | 'plastic';
  readonly cornerRadius?: number;
  readonly radius?: number;
}

export interface BodyShape {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly axles: readonly [front: number, rear: number];
  readonly wheelRadius: number;
  readonly tyre: number;
  readonly rim: Rim;
  readonly rimShare: number;
  /** Upper edge of the body below the glass: bonnet, shoulder, boot. */
  readonly top: readonly Point[];
  readonly bottom: readonly Point[];
  /** How far the nose and the tail lie back at the bottom, the middle and the top, by share of height. */
  readonly nose: readonly Point[];
  readonly tail: readonly Point[];
  /** How far the corners lie back, seen from above. */
  readonly bow: readonly [front: number, rear: number];
  /** How much narrower the ends are, as shares. */
  readonly taper: readonly [front: number, rear: number];
  /** Wider over the wheels, in metres. */
  readonly haunches?: readonly [front: number, rear: number];
  readonly radius?: number;
  readonly crown?: number;
  readonly crease?: number;
  readonly cabin?: Cabin;
  /** A body without a roof: the opening between these distances. */
  readonly opening?: readonly [front: number, rear: number];
  /** A frame of glass without a roof. */
  readonly screen?: { readonly foot: number; readonly head: number; readonly top: number };
  /** An open bed between these distances, with its floor. */
  readonly bed?: { readonly from: number; readonly to: number; readonly floor: number };
  readonly doors: readonly number[];
  readonly slidingRail?: readonly [from: number, to: number];
  /** Height of the unpainted lower part as a share of the body, and the width of unpainted arches. */
  readonly cladding?: number;
  readonly archTrim?: number;
  readonly grille: Grille;
  readonly grilleSize: readonly [halfWidth: number, low: number, high: number];
  readonly lamps: Lamps;
  /** Lower and upper edge, inner edge (share of half width), length along the side. */
  readonly lampBox: readonly [low: number, high: number, inner: number, side: number];
  readonly tailLamps: TailLamps;
  readonly tailBox: readonly [low: number, high: number, inner: number, side: number];
  readonly rails?: boolean;
  readonly spare?: boolean;
  readonly steps?: boolean;
  readonly spoiler?: 'roof' | 'wing' | 'lip';
  readonly seats: 2 | 4;
  readonly handles: readonly number[];
}
