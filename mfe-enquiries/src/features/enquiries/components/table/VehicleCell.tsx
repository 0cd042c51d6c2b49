import { Icon } from '@portal/shared/ui';
import { useState } from 'react';
import type { TranslateText } from '../../../../messages/useText';
import { trimText, getThumbnail } from '../../../../entities/enquiry/model/car';
import type { Row } from '../../../../entities/enquiry/model/row';

interface Props {
  row: Row;
  t: TranslateText;
  nameId: string;
  tabIndex: 0 | -1;
  onOpen: () => void;
}

export function VehicleCell({ row, t, nameId, tabIndex, onOpen }: Props) {
  const { car } = row.enquiry;
  const image = getThumbnail(car);
  const code = trimText(car?.vehicleCode);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <div className="vehicle" role="gridcell">
      <span className="photo">
        {image && image !== broken ? (
          <img
            key={image}
            src={image}
            alt=""
            width={60}
            height={45}
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={() => setBroken(image)}
          />
        ) : (
          <Icon name="car" size={22} />
        )}
      </span>
      <div>
        <button
          className="name"
          type="button"
          id={nameId}
          title={`${row.vehicle}\n${t('enquiries.row.open')}`}
          tabIndex={tabIndex}
          onClick={onOpen}
        >
          <span dir="auto">{row.vehicle}</span>
        </button>
        <p className="place" title={row.location}>
          <bdi>{row.location}</bdi>
          {code && <bdi className="code">{code}</bdi>}
        </p>
      </div>
    </div>
  );
}
