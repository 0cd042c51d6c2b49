import type { Listing } from '@portal/shared/contract';
import type { RowSelection } from '@portal/shared/list';
import { useInsertionEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCopyLink } from '../../../entities/listing/hooks/useCopyLink';
import { addPath } from '../../../entities/listing/model/paths';
import { useListingsText } from '../../../messages/useListingsText';
import type { RowCommand } from '../model/row-command';
import { editPath, type ListingOwner } from '../model/edit-path';
import { getProgress } from '../model/listing';
import type { Visibility } from './useVisibility';

/**
 * What can be done with a row. The functions are stable for the life of the page, so that rows need not
 * render again.
 */
export interface RowActions {
  toggle(row: Listing, withAllBetween: boolean): void;
  setVisible(row: Listing, isVisible: boolean): void;
  /** Removes the note of a refusal. */
  dismiss(row: Listing): void;
  /** An entry of its menu. */
  run(command: RowCommand, row: Listing): void;
}

interface Options {
  owner: ListingOwner;
  chosen: RowSelection<Listing>;
  visibility: Visibility;
  remove: (row: Listing) => Promise<void>;
}

export function useRowActions({ owner, chosen, visibility, remove }: Options): RowActions {
  const t = useListingsText();
  const navigate = useNavigate();
  const copyLink = useCopyLink({ copied: t('listings.link.copied'), failed: t('listings.link.failed') });
  const setVisible = (row: Listing, isVisible: boolean) => void visibility.set(row, isVisible);
  const newest: RowActions = {
    setVisible,
    toggle: ({ vehicleId }, withAllBetween) => chosen.toggle(vehicleId, withAllBetween),
    dismiss: ({ vehicleId }) => visibility.dismiss(vehicleId),
    run(command, row) {
      const actions: Readonly<Record<RowCommand, () => unknown>> = {
        edit: () => navigate(editPath(row.vehicleId, owner)),
        duplicate: () => navigate(addPath(owner.userId, { copy: row.vehicleId })),
        publish: () => setVisible(row, true),
        complete: () => navigate(editPath(row.vehicleId, owner, getProgress(row).next ?? 1)),
        hide: () => setVisible(row, false),
        copyLink: () => row.publicLink && copyLink(row.publicLink),
        delete: () => remove(row),
      };
      void actions[command]();
    },
  };
  const latest = useRef(newest);
  useInsertionEffect(() => {
    latest.current = newest;
  });
  const [steady] = useState<RowActions>(() => ({
    toggle: (...args) => latest.current.toggle(...args),
    setVisible: (...args) => latest.current.setVisible(...args),
    dismiss: (...args) => latest.current.dismiss(...args),
    run: (...args) => latest.current.run(...args),
  }));
  return steady;
}
