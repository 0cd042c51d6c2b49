import type { FleetVehicle, RentalQuote, TakenPeriod } from '@portal/shared/contract';
import { nameVehicle, readMinor } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCountry } from '@portal/shared/portal';
import { Badge, Button } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useTripFormText } from '../../../../messages/useTripFormText';
import { Photo } from '../../../../entities/vehicle/components/list/Photo';
import { bodyLabel, formatVehicleTitle } from '../../../../entities/vehicle/model/vehicle';
import { medium } from '../frame/frame';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-areas: 'photo name' 'price action';
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3) var(--space-4);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  ${['photo', 'name', 'price', 'action'].map((area) => `& > .${area} { grid-area: ${area}; }`).join('\n')}
  & > .name > strong {
    display: block;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
  & > .price {
    font-variant-numeric: tabular-nums;
  }
  & > .price > strong {
    font-weight: 650;
  }
  & > .action {
    justify-self: end;
    min-inline-size: 8rem;
  }
  & > .action > button {
    inline-size: 100%;
  }
  ${medium} {
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    grid-template-areas: 'photo name price action';
    & > .price {
      text-align: end;
    }
  }
`;

export interface OfferProps {
  vehicle: FleetVehicle;
  /** Undefined before there are dates. */
  quote: RentalQuote | null | undefined;
  /** Null if the server cannot say. */
  isFree: boolean | null;
  clash?: TakenPeriod | null | undefined;
  isChosen?: boolean;
  isFirst?: boolean;
  isRunning: boolean;
  onChoose: () => void;
}

/** A vehicle for the requested time: its price, or until when somebody has it. */
export function OfferRow({
  vehicle,
  quote,
  isFree,
  clash,
  isChosen,
  isFirst = false,
  isRunning,
  onChoose,
}: OfferProps) {
  const t = useTripFormText();
  const { id: country, currency } = useCountry();
  const named = useVehicleNames();
  const nameId = useId();
  const body = named(bodyLabel(vehicle.bodyType));
  const name = nameVehicle(vehicle, named);
  const facts = [name, name.includes(body) ? '' : body, named(vehicle.vehicleColor ?? '')];
  const until = clash && formatDateTime(clash.freeFrom ?? clash.bookingEndDate, country);
  const state =
    isFree === false
      ? until
        ? t(clash.tripCode ? 'trip.offer.takenBy' : 'trip.offer.blocked', {
            code: clash.tripCode ?? '',
            until,
          })
        : t('trip.offer.taken')
      : null;
  const total = readMinor(quote?.total);
  return (
    <Row aria-labelledby={nameId}>
      <div className="photo">
        <Photo row={vehicle} isFirst={isFirst} />
      </div>
      <div className="name">
        <strong id={nameId}>
          <bdi>{formatVehicleTitle(vehicle)}</bdi>
        </strong>
        <small>{facts.filter(Boolean).join(' \u00b7 ')}</small>
        {isFree === true && <Badge tone="success">{t('trip.offer.free')}</Badge>}
        {state && <small>{state}</small>}
      </div>
      <div className="price">
        {quote === undefined ? null : total === null ? (
          <small>{t('trip.offer.noPrice')}</small>
        ) : (
          <>
            <strong>{formatMoney(total, currency)}</strong>
            <small>
              {quote?.kilometres === null
                ? t('trip.offer.unlimited')
                : t('trip.offer.kilometres', { km: quote?.kilometres ?? 0 })}
            </small>
          </>
        )}
      </div>
      <div className="action">
        <Button
          variant={isFree === false || isChosen ? 'secondary' : 'primary'}
          busy={isRunning}
          aria-describedby={nameId}
          onClick={onChoose}
        >
          {t(isChosen ? 'trip.offer.keep' : isFree === false ? 'trip.offer.instead' : 'trip.offer.choose')}
        </Button>
      </div>
    </Row>
  );
}
