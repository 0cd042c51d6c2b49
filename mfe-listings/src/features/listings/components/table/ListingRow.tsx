import { useVehicleNames } from '@portal/shared/names/vehicles';
import { RowSelectBox } from '@portal/shared/list';
import { Rates } from '@portal/shared/rates';
import { memo, useId } from 'react';
import styled from 'styled-components';
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
import { Updated } from '../row/Updated';
import { VisibilitySwitch } from '../row/VisibilitySwitch';

const Row = styled.tr<{ $chosen: boolean }>`
  ${({ $chosen }) => $chosen && 'background: color-mix(in srgb, var(--color-brand-soft) 55%, transparent);'}
  &:hover {
    background: color-mix(in srgb, var(--color-surface-2) 60%, transparent);
  }
`;

const Vehicle = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3);
`;

const Quiet = styled.td`
  color: var(--color-ink-3);
  font-size: var(--text-2);
  & > strong {
    display: block;
    color: var(--color-ink-2);
    font-weight: 500;
  }
`;

const Note = styled.tr`
  & > td {
    border: 0 !important;
    padding-block-start: 0 !important;
  }
`;

export const ListingRow = memo(function ListingRow(props: RowProps & { columnCount: number }) {
  const { row, owner, isChosen, isBusy, refusal, actions, figures, days, changedLevel, isFirst } = props;
  const { columnCount } = props;
  const t = useListingsText();
  const named = useVehicleNames();
  const nameId = useId();
  const title = formatListingTitle(row) || t('listings.untitled');
  return (
    <>
      <Row $chosen={isChosen} aria-labelledby={nameId}>
        <td className="select">
          <RowSelectBox
            name={title}
            checked={isChosen}
            onToggle={(withShift) => actions.toggle(row, withShift)}
          />
        </td>
        <td className="vehicle">
          <Vehicle>
            <Photo row={row} shape="thumbnail" isFirst={isFirst} />
            <Name
              row={row}
              id={nameId}
              to={editPath(row.vehicleId, owner)}
              changesTo={changedLevel && editStepPath(row.vehicleId, owner, changedLevel)}
            />
          </Vehicle>
        </td>
        <Quiet className="kind">
          <strong>{named(row.vehicleCategory ?? '')}</strong>
          {named(row.vehicleType ?? '')}
        </Quiet>
        <td className="rates">
          <Rates details={row.rentalDetails} large />
        </td>
        <td className="progress">
          <Progress row={row} owner={owner} describedBy={nameId} />
        </td>
        <td className="figures">
          <RowFigures row={row} figures={figures} days={days} />
        </td>
        <Quiet className="updated">
          <Updated at={row.updatedAt} />
        </Quiet>
        <td className="visible">
          <VisibilitySwitch
            row={row}
            isBusy={isBusy}
            isRefused={refusal !== undefined}
            onChange={(isVisible) => actions.setVisible(row, isVisible)}
          />
        </td>
        <td className="actions">
          <RowActions row={row} onCommand={actions.run} />
        </td>
      </Row>
      {refusal && (
        <Note>
          <td colSpan={columnCount}>
            <RefusalNote row={row} refusal={refusal} owner={owner} actions={actions} />
          </td>
        </Note>
      )}
    </>
  );
});
