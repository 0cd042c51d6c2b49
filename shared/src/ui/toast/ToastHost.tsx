import * as Radix from '@radix-ui/react-toast';
import { SECOND } from '@portal/shared/contract';
import { useDirection, useMessages } from '@portal/shared/i18n';
import { Button, Icon, IconButton } from '@portal/shared/ui';
import { keepCodes } from '../text/keepCodes';
import { Actions, Card, Description, Title, Viewport } from './toastStyle';

export interface Toast {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'default' | 'success' | 'destructive';
  readonly action?: { readonly label: string; readonly onAction: () => void };
  /** In milliseconds; five seconds by default. */
  readonly duration?: number;
}

export interface ToastHostProps {
  /** The one toast to show. Another one replaces it at once. */
  toast: Toast | null;
  onDismiss: (id: string) => void;
}

const DURATION = 5 * SECOND;
/** In px; a shorter movement of the finger keeps the toast. */
const SWIPE_THRESHOLD = 50;

const looks = {
  default: { ink: 'var(--color-brand)', icon: 'info' },
  success: { ink: 'var(--color-success)', icon: 'check' },
  destructive: { ink: 'var(--color-danger)', icon: 'alert' },
} as const;

/**
 * One toast at a time. It waits while the pointer or the focus is on it. F8 moves to it, a swipe removes it.
 */
export function ToastHost({ toast, onDismiss }: ToastHostProps) {
  const t = useMessages();
  const swipe = useDirection() === 'rtl' ? 'left' : 'right';
  const look = looks[toast?.tone ?? 'default'];
  return (
    <Radix.Provider
      duration={DURATION}
      swipeThreshold={SWIPE_THRESHOLD}
      swipeDirection={swipe}
      label={t('ui.toast.one')}
    >
      {toast && (
        <Card
          key={toast.id}
          $ink={look.ink}
          duration={toast.duration}
          data-tone={toast.tone ?? 'default'}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
          }}
        >
          <Icon name={look.icon} size={18} />
          <Title>{keepCodes(toast.title)}</Title>
          {toast.description && <Description>{keepCodes(toast.description)}</Description>}
          {toast.action && (
            <Actions>
              <Radix.Action asChild altText={toast.action.label}>
                <Button size="sm" onClick={toast.action.onAction}>
                  {toast.action.label}
                </Button>
              </Radix.Action>
            </Actions>
          )}
          <Radix.Close asChild>
            <IconButton size="sm" icon="x" label={t('ui.close')} />
          </Radix.Close>
        </Card>
      )}
      <Viewport label={t('ui.toast.all', { hotkey: '{hotkey}' })} />
    </Radix.Provider>
  );
}
