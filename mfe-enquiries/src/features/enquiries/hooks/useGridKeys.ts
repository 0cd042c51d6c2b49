import { isTextField } from '@portal/shared/keyboard';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { Row } from '../../../entities/enquiry/model/row';
import { findRow, useActiveRow } from './useActiveRow';
import { useKeyQueue } from './useKeyQueue';

/** How many rows Page Up and Page Down move. */
const JUMP = 10;

const isPlain = (event: { ctrlKey: boolean; metaKey: boolean; altKey: boolean; defaultPrevented: boolean }) =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;

const isWritten = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + JUMP,
  PageUp: (at) => at - JUMP,
  Home: () => 0,
  End: (_at, last) => last,
};
/** Letters that move like arrows, as in mail programs. */
const letters: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };

/** Unlock, contact, cancel, follow up; WhatsApp, phone, e-mail. */
const actions: ReadonlySet<string> = new Set(['u', 'c', 'x', 'f', 'w', 'p', 'e']);

interface GridKeys {
  /** The rows whose last action is in progress. */
  readonly busy: ReadonlyMap<string, unknown>;
  readonly onOpen: (id: string) => void;
  /** Single keys act, unless the agent switched them off. */
  readonly singleKeys: boolean;
}

/** One row of the grid has the focus or gets it next. Arrows move it; letters press the row's buttons. */
export function useGridKeys(rows: readonly Row[], { busy, onOpen, singleKeys }: GridKeys) {
  const grid = useRef<HTMLDivElement>(null);
  const { activeIndex, moveTo, onFocus } = useActiveRow(grid, rows);

  const typeAhead = useKeyQueue(busy, (id, key) => {
    const row = grid.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    if (row) press(row, key);
  });

  function press(row: HTMLElement, key: string): boolean {
    const button = row.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (button?.ariaBusy === 'true' && row.dataset.id) typeAhead(row.dataset.id, key);
    else button?.click();
    return button !== null;
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const row = findRow(event.target);
    // A row's menu is elsewhere in the document and handles its own keys.
    if (!row || !event.currentTarget.contains(row) || isWritten(event.target)) return;
    if (!isPlain(event)) return;
    const move = moves[(singleKeys && letters[event.key.toLowerCase()]) || event.key];
    if (move) {
      event.preventDefault();
      return moveTo(move(activeIndex, rows.length - 1));
    }
    if (event.key === 'Enter' && event.target === row && row.dataset.id) return onOpen(row.dataset.id);
    if (event.key === 'Escape') return (document.activeElement as HTMLElement | null)?.blur();
    if (singleKeys && actions.has(event.key.toLowerCase()) && press(row, event.key.toLowerCase()))
      event.preventDefault();
  };

  const enter = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'j' || !isPlain(event) || isTextField(event.target)) return;
    if (document.querySelector('[role="dialog"], [role="menu"]')) return;
    event.preventDefault();
    moveTo(activeIndex);
  });
  useEffect(() => {
    if (!singleKeys) return undefined;
    // From elsewhere on the page into the list. The grid has prevented the key where a row has the focus.
    const onKey = (event: globalThis.KeyboardEvent) => enter(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [singleKeys]);

  const onClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    const id = findRow(target)?.dataset.id;
    const isOther = target instanceof Element && target.closest('button, a, [role="menu"], [role="dialog"]');
    // Selecting a phone number to copy it must not open anything.
    if (id && !isOther && !window.getSelection()?.toString()) onOpen(id);
  };

  return { grid, activeIndex, handlers: { onKeyDown, onFocus, onClick } };
}
