import styled from 'styled-components';
import { barStyle } from '../../../../../mfe-srm/src/features/calendar/components/grid/bar-style';
import { nameStyle } from '../../../../../mfe-srm/src/features/calendar/components/grid/name-style';
import type { VehicleLine } from '../../../../../mfe-srm/src/features/calendar/model/bars';

/** As large as the portal's calendar is on the same screen. */
export const size = { height: 576, width: 1100 } as const;
export const DAY_WIDTH = 144;
/** The days that the portal has in the page: those in sight, and two on either side. */
export const DAYS = 11;
/** The first of them: two weeks before today are shown, of which one is scrolled past. */
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
    inline-size: 200px;
  }
`;
