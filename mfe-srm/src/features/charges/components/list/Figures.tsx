import { readMinor, srmChargeEndpoints, type ChargeFigures } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry, useQuery } from '@portal/shared/portal';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useChargesText } from '../../../../messages/useChargesText';
import { chargesView, shows, type Show, type View } from '../../model/view-state';

const Nav = styled.nav`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  padding-block-end: var(--space-1);
  & > a {
    flex: 1 0 auto;
    display: grid;
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-2);
    background: var(--color-surface);
    color: var(--color-ink-2);
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  & > a:hover {
    border-color: var(--color-line-strong);
  }
  & > a[aria-current] {
    border-color: var(--color-brand);
    box-shadow: inset 0 0 0 1px var(--color-brand);
    color: var(--color-ink-1);
  }
  & b {
    font-weight: 600;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

const isState = (show: Show): show is Exclude<Show, 'all' | 'toDecide' | 'due'> =>
  show !== 'all' && show !== 'toDecide' && show !== 'due';

const getFigure = (figures: ChargeFigures | undefined, show: Show) =>
  show === 'all' ? undefined : (figures?.[show] ?? undefined);

/** The parts of the list with their numbers and amounts; each has its own address. */
export function Figures({ view }: { view: View }) {
  const t = useChargesText();
  const { currency } = useCountry();
  const [params] = useSearchParams();
  const { data } = useQuery(
    srmChargeEndpoints.figures,
    {},
    { revalidateOnMount: true, onError: () => undefined },
  );
  // Clocks are shown where something is due, or was chosen.
  const isDueShown = view.show === 'due' || (data?.due?.count ?? 0) > 0;
  return (
    <Nav aria-label={t('charges.parts')}>
      {shows
        .filter((show) => show !== 'due' || isDueShown)
        .map((show) => {
          const figure = getFigure(data, show);
          const address = chargesView
            .write(chargesView.change(view, { show, charge: '' }), params)
            .toString();
          return (
            <Link
              key={show}
              to={address ? `?${address}` : '.'}
              aria-current={view.show === show ? 'page' : undefined}
            >
              <b>{isState(show) ? t(`charges.state.${show}`) : t(`charges.show.${show}`)}</b>
              <small>
                {figure
                  ? t('charges.figure', {
                      count: figure.count,
                      amount: formatMoney(readMinor(figure.amount) ?? 0, currency),
                    })
                  : t('charges.show.every')}
              </small>
            </Link>
          );
        })}
    </Nav>
  );
}
