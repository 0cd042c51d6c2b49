import styled from 'styled-components';

/** The current state next to the charts, and the alerts below both in the whole width. */
export const DeskColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  & > .now {
    display: grid;
    min-block-size: 12rem;
  }
  @container dashboard (min-width: 60rem) {
    grid-template-columns: minmax(18rem, 2fr) minmax(0, 5fr);
    grid-template-areas: 'now charts' 'alerts alerts';
    & > .now {
      grid-area: now;
    }
    & > .alerts {
      grid-area: alerts;
    }
    & > .charts {
      grid-area: charts;
    }
  }
`;
