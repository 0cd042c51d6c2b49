import { fromDesktop } from '@portal/shared/ui/media';
import { Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { useText } from '../../../messages/useText';
import { sampleFleet } from '../model/sample-fleet';
import { AlertCard } from './AlertCard';
import { InvoiceCard } from './InvoiceCard';
import { Points } from './Points';
import { RouteLines } from './RouteLines';
import { TimelineBoard } from './TimelineBoard';

const Panel = styled.aside`
  inline-size: min(100%, 25rem);
  margin-inline: auto;
  padding-block-start: var(--space-6);
  border-block-start: 1px solid var(--color-line);
  @media ${fromDesktop} {
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: space-evenly;
    gap: var(--space-8);
    inline-size: auto;
    margin: 0;
    padding: var(--space-10) var(--space-12);
    border: 0;
    overflow: hidden;
    color: var(--color-on-brand-deep);
    background: var(--color-brand-deep);
  }
`;

const Words = styled.div`
  position: relative;
  max-inline-size: 34rem;
  & > h2 {
    font-size: var(--text-4);
  }
  @media ${fromDesktop} {
    & > h2 {
      font-size: 1.75rem;
      letter-spacing: -0.02em;
    }
  }
  & > p {
    display: none;
  }
  @media ${fromDesktop} {
    & > p {
      display: block;
      padding-block-start: var(--space-2);
      color: var(--color-brand-deep-ink);
    }
  }
`;

/** A picture of the product. Decorative: the list next to it says the same in text. */
const Picture = styled.div`
  display: none;
  @media ${fromDesktop} and (min-height: 640px) {
    position: relative;
    display: block;
    max-inline-size: 40rem;
    padding-block-end: var(--space-12);
  }
`;

export function MarketingPanel() {
  const t = useText();
  const country = usePageCountry().id;
  const fleet = sampleFleet[country];
  return (
    <Panel aria-label={t('auth.marketing.label')}>
      <RouteLines />
      <Words>
        <h2>{t('auth.marketing.title')}</h2>
        <Text size={4}>{t('auth.marketing.subtitle')}</Text>
      </Words>
      <Picture aria-hidden="true">
        <TimelineBoard trips={fleet.trips} />
        <AlertCard vehicle={fleet.alertVehicle} />
        <InvoiceCard number={fleet.invoice} amount={t('auth.picture.amount', { country })} />
      </Picture>
      <Points />
    </Panel>
  );
}
