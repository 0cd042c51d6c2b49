/** What agents did that can be undone. The domains record it and say how; `undo` lists it and does it. */
export { deleteLastAction, markSubjectUndone, markUndone } from './action-repository';
export { changedSince, defineUndoable, type Undoable, type UndoCall } from './define-undoable';
export { deleteOldActions } from './delete-old-actions';
export { recordAction } from './record-action';
