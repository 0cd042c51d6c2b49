import { portalConfig, type TripCalendar } from '@portal/shared/contract';
import { PortalProvider, createPortal } from '@portal/shared/portal';
import { GlobalStyle } from '@portal/shared/ui/document';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { buildVehicleLines, cutBarsAtNow } from '../../../../../mfe-srm/src/features/calendar/model/bars';
import { AcrossGrid } from './AcrossGrid';
import { RowsList } from './RowsList';

/** The calendar's rows in react-window: a list for scrolling down, a grid of days for scrolling across. */
const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root');
const config = v.parse(
  portalConfig,
  JSON.parse(document.getElementById('portal-config')?.textContent ?? '{}'),
);
const portal = createPortal({ config });

const answer = (await (await fetch('/data')).json()) as TripCalendar;
const lines = cutBarsAtNow(buildVehicleLines(answer), Date.now());
const start = Math.floor(Date.now() / 86_400_000) * 86_400_000 - 14 * 86_400_000;
const Shown = location.pathname === '/across' ? AcrossGrid : RowsList;

createRoot(container).render(
  <PortalProvider portal={portal}>
    <GlobalStyle />
    <MemoryRouter>
      <Shown lines={lines} start={start} />
    </MemoryRouter>
  </PortalProvider>,
);
