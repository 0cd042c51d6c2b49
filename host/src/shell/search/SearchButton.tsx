import { useEvent } from '@portal/shared/portal';
import { Icon, Kbd } from '@portal/shared/ui';
import { belowTablet } from '@portal/shared/ui/media';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useHostMessages } from '../../messages/useHostMessages';
import { LazyDialog } from '../parts/LazyDialog';
import { forgetRecent } from './forget-recent';
import { useSearchKeys } from './useSearchKeys';

const Element = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: var(--control);
  min-inline-size: var(--control);
  padding-inline: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-1);
  background: var(--color-bg);
  color: var(--color-ink-2);
  font: inherit;
  font-size: var(--text-3);
  cursor: pointer;
  transition: background var(--quick);
  &:hover {
    background: var(--color-surface-2);
    color: var(--color-ink-1);
  }
  & > kbd {
    margin-inline-start: var(--space-4);
  }
  @media (hover: none) and (pointer: coarse) {
    & > kbd {
      display: none;
    }
  }
  @media (max-width: 379.98px) {
    margin-inline-start: auto;
  }
  @media ${belowTablet} {
    justify-content: center;
    padding-inline: 0;
    border-color: transparent;
    background: none;
    & > span {
      position: absolute;
      clip-path: inset(50%);
    }
    & > kbd {
      display: none;
    }
  }
`;

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

const loadSearch = () => import(/* webpackChunkName: "search" */ './palette/search');
const loadPalette = async () => (await loadSearch()).SearchDialog;
const loadKeys = async () => (await loadSearch()).KeyboardHelp;

/** Opens the search of the whole portal. Its code is loaded when it is first needed. */
export function SearchButton() {
  const t = useHostMessages();
  const [shown, setShown] = useState<'search' | 'keys' | null>(null);
  /** What is typed while the search loads. Null: it does not load. */
  const early = useRef<string | null>(null);
  // Only before the press: the press itself reports a failure.
  const loadAhead = () => void loadSearch().catch(() => undefined);
  const openSearch = () => {
    early.current = '';
    setShown('search');
  };
  useSearchKeys({
    onSearch: openSearch,
    onHelp: () => setShown('keys'),
    takeEarlyLetter: (letter) => {
      if (early.current === null) return false;
      early.current += letter;
      return true;
    },
    onModifier: loadAhead,
  });
  useEvent('session:ended', forgetRecent);
  const close = () => {
    early.current = null;
    setShown(null);
  };
  return (
    <>
      <Element
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={openSearch}
      >
        <Icon name="search" size={18} />
        <span>{t('shell.search')}</span>
        <Kbd aria-hidden>{isApple() ? '⌘K' : 'Ctrl K'}</Kbd>
      </Element>
      {shown === 'search' && (
        <LazyDialog
          load={loadPalette}
          props={{
            getEarlyText: () => early.current ?? '',
            onReady: () => {
              early.current = null;
            },
            onClose: close,
            onKeyboardHelp: () => setShown('keys'),
          }}
          onClose={close}
        />
      )}
      {shown === 'keys' && <LazyDialog load={loadKeys} props={{ onClose: close }} onClose={close} />}
    </>
  );
}
