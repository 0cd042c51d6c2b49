import type { Shell } from '../build-shell';
import type { Vector } from '../vector';

export interface CycleWheel {
  readonly radius: number;
  readonly width: number;
  readonly rim: 'wire' | 'five' | 'paired' | 'ten' | 'disc';
}

/** A painted or plain part of the bodywork. */
export interface Cowl extends Shell {
  readonly cover: 'paint' | 'second' | 'plastic' | 'gloss' | 'chrome' | 'seat' | 'metal';
  /** Drawn on both sides, the second one mirrored. */
  readonly isPaired?: boolean;
}

export interface Exhaust {
  readonly places: readonly Vector[];
  readonly thickness: readonly number[];
  readonly cover: 'chrome' | 'metal' | 'gloss';
}

/** Metres, backwards from the front of the front tyre. The front axle stands one radius behind it. */
export interface MotorcycleShape {
  readonly wheelbase: number;
  readonly front: CycleWheel;
  readonly rear: CycleWheel;
  /** Top of the fork, and how far its legs are from the middle. */
  readonly head: Vector;
  /** Where the hands are; the bar comes from the head. */
  readonly grip: Vector;
  /** How far the middle of the bar rises over the head. */
  readonly rise: number;
  /** One spring in the middle, which the bodywork hides; otherwise one at each side. */
  readonly hasHiddenSpring?: boolean;
  readonly engine: 'single' | 'twin' | 'inline' | 'none';
  readonly motor: readonly [back: number, up: number];
  readonly cowls: readonly Cowl[];
  readonly exhausts: readonly Exhaust[];
  readonly lamp: { readonly at: Vector; readonly radius: number; readonly kind: 'round' | 'slim' | 'pair' };
  /** Where the instruments are, if the bodywork moves them away from the bar. */
  readonly dashAt?: readonly [back: number, up: number];
  readonly dash: 'clock' | 'clocks' | 'screen';
  readonly tail: Vector;
  readonly fender: 'low' | 'high' | 'deep';
  /** How far the fender of the rear wheel reaches, in degrees from straight ahead. */
  readonly rearFender?: readonly [from: number, to: number];
  readonly screen?: { readonly low: Vector; readonly high: Vector };
  /** Seat frame from the tank to the tail. */
  readonly frame: readonly Vector[];
  readonly bags?: 'metal' | 'paint';
  readonly rack?: boolean;
  readonly step?: { readonly from: number; readonly to: number; readonly up: number };
}
