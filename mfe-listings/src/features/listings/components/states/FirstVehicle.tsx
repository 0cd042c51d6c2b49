import { useLazyPart } from '@portal/shared/lazy';
import styled from 'styled-components';

const load = async () =>
  (await import(/* webpackChunkName: "illustrations" */ '@portal/shared/ui/illustrations')).Illustration;

/** Keeps the space, so that nothing moves when the picture appears. */
const Place = styled.div`
  inline-size: 240px;
  max-inline-size: 100%;
  aspect-ratio: 240 / 150;
`;

export function FirstVehicle() {
  const loaded = useLazyPart(load, true);
  return <Place>{loaded && <loaded.Part name="first-vehicle" />}</Place>;
}
