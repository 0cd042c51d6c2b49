import type { ReactNode } from 'react';
import { Canvas } from './Canvas';
import { apiDown, offline, teapot } from './pictures/machines';
import { company, rejected } from './pictures/papers';
import { firstVehicle, notFound, notInRelease, oops, unauthorized } from './pictures/road';

const pictures = {
  'not-found': notFound,
  unauthorized: unauthorized,
  'api-down': apiDown,
  teapot: teapot,
  oops: oops,
  offline: offline,
  rejected: rejected,
  company: company,
  'not-in-release': notInRelease,
  'first-vehicle': firstVehicle,
} satisfies Record<string, ReactNode>;

export type IllustrationName = keyof typeof pictures;

export interface IllustrationProps {
  name: IllustrationName;
  /** The greatest width in pixels. It shrinks with its place. */
  width?: number;
}

/** Decoration: the text next to it says what happened. */
export function Illustration({ name, width = 240 }: IllustrationProps) {
  return (
    <Canvas width={width} viewBox="0 0 240 150" aria-hidden>
      {pictures[name]}
    </Canvas>
  );
}
