import type { Enquiry } from '@portal/shared/contract';
import { Inline } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';
import { locationText, mapLink } from '../../../entities/enquiry/model/car';

/** Where the vehicle is, with a link to a public map. */
export function Place({ car }: Pick<Enquiry, 'car'>) {
  const t = useText();
  const link = mapLink(car);
  return (
    <Inline gap={3}>
      <bdi>{locationText(car, t)}</bdi>
      {link && (
        <a href={link} target="_blank" rel="noopener noreferrer">
          {t('enquiries.details.map')}
        </a>
      )}
    </Inline>
  );
}
