import type { Listing } from '@portal/shared/contract';
import { useNavigate } from 'react-router-dom';
import { editPath, type Whose } from '../model/edit-path';
import { addPath } from '../../listing-form/model/paths';
import type { RowCommand } from '../components/row/RowMenu';
import type { Visibility } from './useVisibility';

/** What the entries of a row's menu do. */
export function useRowCommands(
  whose: Whose,
  visibility: Visibility,
  remove: (row: Listing) => Promise<void>,
) {
  const navigate = useNavigate();
  return (command: RowCommand, row: Listing) => {
    const deeds: Readonly<Record<RowCommand, () => unknown>> = {
      edit: () => navigate(editPath(row.vehicleId, whose)),
      duplicate: () => navigate(addPath(whose.userId, row.vehicleId)),
      publish: () => visibility.set(row, true),
      hide: () => visibility.set(row, false),
      delete: () => remove(row),
    };
    void deeds[command]();
  };
}
