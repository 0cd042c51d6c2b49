import styled from 'styled-components';
import { barStyle } from '../../../../../mfe-srm/src/features/calendar/components/grid/bar-style';
import { nameStyle } from '../../../../../mfe-srm/src/features/calendar/components/grid/name-style';
import type { VehicleLine } from '../../../../../mfe-srm/src/features/calendar/model/bars';

/** The size of the portal's calendar on the same screen. */
export const size = { height: 576, width: 1100 } as const;
export const DAY_WIDTH = 132;
/** The days that the portal keeps in the page: the visible ones, and two on each side. */
export const DAYS = 11;
/** The first of them: two weeks before today are rendered, one of them scrolled out of view. */
export const FIRST = 12;

export interface ShownProps {
  readonly lines: readonly VehicleLine[];
  /** Midnight of the first day, in ms. */
  readonly start: number;
}

/** Rows and cells look as in the portal. */
export const Frame = styled.div`
  user-select: none;
  & .row {
    ${barStyle}
    ${nameStyle}
  }
  & .row > li {
    inset-inline: 0 auto;
    inline-size: 224px;
  }
`;
