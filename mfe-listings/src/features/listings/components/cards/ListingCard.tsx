import { useVehicleNames } from '@portal/shared/names/vehicles';
import { RowSelectBox } from '@portal/shared/list';
import { Rates } from '@portal/shared/rates';
import { memo, useId } from 'react';
import { editPath, editStepPath } from '../../model/edit-path';
import { useListingsText } from '../../../../messages/useListingsText';
import { formatListingTitle } from '../../../../entities/listing/model/format-listing-title';
import { Name } from '../row/Name';
import { Photo } from '../row/Photo';
import { Progress } from '../row/Progress';
import { RefusalNote } from '../row/RefusalNote';
import { RowFigures } from '../row/RowFigures';
import { RowActions } from '../row/RowActions';
import type { RowProps } from '../row/row-props';
import { VisibilitySwitch } from '../row/VisibilitySwitch';
import { CardBox, Kind } from './card-style';

export const ListingCard = memo(function ListingCard(props: RowProps) {
  const { row, owner, isChosen, isBusy, refusal, actions, figures, days, changedLevel, isFirst } = props;
  const t = useListingsText();
  const named = useVehicleNames();
  const nameId = useId();
  return (
    <CardBox $chosen={isChosen} aria-labelledby={nameId}>
      <div className="photo">
        <Photo row={row} shape="cover" isFirst={isFirst} />
      </div>
      <div className="main">
        <Name
          row={row}
          id={nameId}
          to={editPath(row.vehicleId, owner)}
          changesTo={changedLevel && editStepPath(row.vehicleId, owner, changedLevel)}
        />
        <Kind className="kind">
          {[row.vehicleCategory, row.vehicleType]
            .filter((name) => typeof name === 'string')
            .map(named)
            .join(' · ')}
        </Kind>
      </div>
      <div className="facts">
        <div className="rates">
          <Rates details={row.rentalDetails} large />
        </div>
        <div className="progress">
          <Progress row={row} owner={owner} describedBy={nameId} />
        </div>
        {figures !== null && (
          <div className="figures">
            <RowFigures row={row} figures={figures} days={days} />
          </div>
        )}
      </div>
      <div className="foot">
        <div className="select">
          <RowSelectBox
            name={formatListingTitle(row) || t('listings.untitled')}
            checked={isChosen}
            onToggle={(withShift) => actions.toggle(row, withShift)}
          />
        </div>
        <div className="visible">
          <VisibilitySwitch
            row={row}
            isBusy={isBusy}
            isRefused={refusal !== undefined}
            onChange={(isVisible) => actions.setVisible(row, isVisible)}
            withWords
          />
        </div>
        <RowActions row={row} onCommand={actions.run} />
      </div>
      {refusal && (
        <div className="note">
          <RefusalNote row={row} refusal={refusal} owner={owner} actions={actions} />
        </div>
      )}
    </CardBox>
  );
});
