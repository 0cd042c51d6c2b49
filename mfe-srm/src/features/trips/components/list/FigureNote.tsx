import {
  isDaysFigure,
  readSignedMinor,
  type EndpointResult,
  type srmBookingEndpoints,
} from '@portal/shared/contract';
import { daysText } from '@portal/shared/figures';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Banner, Button } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';
import type { ListFigure, View } from '../../model/view-state';

interface Props {
  figure: ListFigure;
  view: View;
  page: EndpointResult<typeof srmBookingEndpoints.list> | undefined;
  onClear: () => void;
}

/** The metric whose trips the list shows, its total, and the link to all trips. */
export function FigureNote({ figure, view: { from, to }, page, onClear }: Props) {
  const t = useTripsText();
  const { currency } = useCountry();
  const sum = readSignedMinor(page?.sum);
  const hasDays = isDaysFigure(figure) && from !== '' && to !== '';
  return (
    <Banner
      title={t(`trips.figure.${figure}`)}
      action={
        <Button size="sm" onClick={onClear}>
          {t('trips.figure.clear')}
        </Button>
      }
    >
      {hasDays && daysText({ from, to })}
      {hasDays && sum !== null && ' \u00b7 '}
      {sum !== null && t('trips.figure.sum', { amount: formatMoney(sum, currency) })}
    </Banner>
  );
}
