import { Rates } from '@portal/shared/rates';
import { useId } from 'react';
import { editPath } from '../../model/edit-path';
import { useListingsText } from '../../../../messages/useListingsText';
import { titleOf } from '../../model/listing';
import { Name } from '../row/Name';
import { Photo } from '../row/Photo';
import { Progress } from '../row/Progress';
import { RefusalNote } from '../row/RefusalNote';
import { RowActions } from '../row/RowActions';
import type { RowProps } from '../row/row-props';
import { SelectBox } from '../row/SelectBox';
import { VisibilitySwitch } from '../row/VisibilitySwitch';
import { CardBox, Kind } from './card-style';

export function ListingCard({ row, whose, chosen, visibility, onCommand, isFirst }: RowProps) {
  const t = useListingsText();
  const nameId = useId();
  const refusal = visibility.refusals[row.vehicleId];
  const isChosen = chosen.has(row.vehicleId);
  return (
    <CardBox $chosen={isChosen} aria-labelledby={nameId}>
      <div className="photo">
        <Photo row={row} shape="cover" isFirst={isFirst} />
      </div>
      <div className="main">
        <Name row={row} id={nameId} to={editPath(row.vehicleId, whose)} />
        <Kind>{[row.vehicleCategory, row.vehicleType].filter(Boolean).join(' · ')}</Kind>
      </div>
      <div className="rates">
        <Rates details={row.rentalDetails} large />
        <Progress row={row} whose={whose} describedBy={nameId} />
      </div>
      <div className="foot">
        <div className="select">
          <SelectBox
            label={t('listings.row.select', { title: titleOf(row) || t('listings.untitled') })}
            checked={isChosen}
            onToggle={(withShift) => chosen.toggle(row.vehicleId, withShift)}
          />
        </div>
        <VisibilitySwitch row={row} visibility={visibility} withWords />
        <RowActions row={row} onCommand={onCommand} />
      </div>
      {refusal && (
        <div className="note">
          <RefusalNote {...{ row, refusal, whose, visibility }} />
        </div>
      )}
    </CardBox>
  );
}
