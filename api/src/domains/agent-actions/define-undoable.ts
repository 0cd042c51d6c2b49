import * as v from 'valibot';

import type { Db } from '../../database/connect';
import type { Actor, Deps } from '../../deps';
import { say, type Translated } from '../../language/say';
import { AppProblem } from '../../plugins/problem';

/** An action as its kind sees it. */
export interface RecordedAction<Change> {
  readonly subjectId: string;
  readonly name: string;
  readonly change: Change;
}

export interface UndoCall {
  readonly deps: Deps;
  /** Of `undo`: a transaction. */
  readonly db: Db;
  readonly user: Actor & { readonly companyId: string };
}

interface Definition<Change> {
  readonly change: v.GenericSchema<unknown, Change>;
  /** By which a page opens the record, where that is not the subject. */
  readonly getPageId?: (action: RecordedAction<Change>) => string;
  /** @throws AppProblem if the record is not as the action left it */
  readonly check: (call: UndoCall, action: RecordedAction<Change>) => Promise<void>;
  /**
   * Puts back what was before, with the same rules as for a change by hand. The caller has called `check` in this
   * transaction.
   * @returns what could not be put back with it
   */
  readonly undo: (call: UndoCall, action: RecordedAction<Change>) => Promise<Translated | null>;
}

/** What a domain offers for one kind of action. */
export interface Undoable {
  getPageId(action: RecordedAction<unknown>): string;
  check(call: UndoCall, action: RecordedAction<unknown>): Promise<void>;
  undo(call: UndoCall, action: RecordedAction<unknown>): Promise<Translated | null>;
}

/** Checks the stored change before a domain reads it. */
export function defineUndoable<Change>({ change, getPageId, check, undo }: Definition<Change>): Undoable {
  const read = (action: RecordedAction<unknown>) => ({ ...action, change: v.parse(change, action.change) });
  return {
    getPageId: (action) => getPageId?.(read(action)) ?? action.subjectId,
    check: (call, action) => check(call, read(action)),
    undo: (call, action) => undo(call, read(action)),
  };
}

/** The record is not as the action left it. */
export const changedSince = (name: string): AppProblem =>
  new AppProblem(
    'changed_meanwhile',
    say('{name} was changed since, so this can no longer be undone.', { name }),
  );
