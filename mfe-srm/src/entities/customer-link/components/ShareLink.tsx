import { toInternational, writeWhatsAppLink } from '@portal/shared/contact';
import type { CustomerRecord } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { useArrivalFocus } from '@portal/shared/keyboard';
import { useLazyPart } from '@portal/shared/lazy';
import { useCountry, useNotify } from '@portal/shared/portal';
import { Button, Inline, Skeleton, Stack, Text, TextField } from '@portal/shared/ui';
import { useRef, useState } from 'react';
import { useCustomerLinkText } from '../../../messages/useCustomerLinkText';
import type { CustomerLinkDesk } from '../hooks/useCustomerLink';

const loadQrCode = () =>
  import(/* webpackChunkName: "qr-code" */ '@portal/shared/ui/qr-code').then(({ QrCode }) => QrCode);

interface Texts {
  writeMessage: (values: { name: string; link: string }) => string;
  writeCopied: (until: string) => string;
}

interface Props {
  desk: Pick<CustomerLinkDesk, 'issue' | 'isIssuing'> & {
    customer: Pick<CustomerRecord, 'customerName' | 'countryCode' | 'phoneNumber'> | null | undefined;
  };
  /** Of a link for something else than the form: the message with it, and how long it works. */
  texts?: Texts;
  /** Sharing is the next action of the page. */
  arrives?: boolean;
}

/** Ways without mail: into another program, into a message on WhatsApp, or from screen to phone. */
export function ShareLink({ desk, texts, arrives = false }: Props) {
  const t = useCustomerLinkText();
  const { writeMessage, writeCopied }: Texts = texts ?? {
    writeMessage: (values) => t('customerLink.message', values),
    writeCopied: (until) => t('customerLink.copiedText', { until }),
  };
  const notify = useNotify();
  const { id: country } = useCountry();
  const [uncopied, setUncopied] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const qrCode = useLazyPart(loadQrCode, shown !== null, () => setShown(null));

  const copying = useRef<HTMLButtonElement>(null);
  useArrivalFocus(() => copying.current?.focus({ preventScroll: true }), arrives);

  async function copy() {
    const issued = await desk.issue().catch(() => null);
    if (issued === null) return;
    try {
      await navigator.clipboard.writeText(issued.address);
    } catch {
      // No clipboard on plain HTTP, or not allowed: the agent copies it manually.
      return setUncopied(issued.address);
    }
    setUncopied(null);
    const until = issued.expiresAt ? formatDateTime(issued.expiresAt, country) : null;
    notify({
      title: t('customerLink.copied'),
      ...(until && { description: writeCopied(until) }),
      tone: 'success',
    });
  }

  const { customerName, countryCode, phoneNumber } = desk.customer ?? {};
  const phone = countryCode && phoneNumber ? toInternational(`${countryCode}${phoneNumber}`, country) : null;

  /** The message is prepared; the agent sends it from their own account. */
  async function openWhatsApp(international: string) {
    // Before the call: later the browser would block the tab as unrequested.
    const tab = window.open('', '_blank');
    const issued = await desk.issue().catch(() => null);
    if (issued === null) return tab?.close();
    const message = writeMessage({ name: customerName ?? '', link: issued.address });
    const address = writeWhatsAppLink(international, message);
    if (!tab) return window.location.assign(address);
    // The page that opens must not reach this one.
    tab.opener = null;
    tab.location.href = address;
  }

  async function toggleCode() {
    if (shown !== null) return setShown(null);
    const issued = await desk.issue().catch(() => null);
    setShown(issued?.address ?? null);
  }

  return (
    <Stack gap={4}>
      <Inline gap={3}>
        <Button ref={copying} onClick={() => void copy()} busy={desk.isIssuing}>
          {t('customerLink.copy')}
        </Button>
        {phone && (
          <Button onClick={() => void openWhatsApp(phone)} busy={desk.isIssuing}>
            {t('customerLink.whatsApp')}
          </Button>
        )}
        <Button onClick={() => void toggleCode()} busy={desk.isIssuing} aria-expanded={shown !== null}>
          {t(shown === null ? 'customerLink.qr' : 'customerLink.qrHide')}
        </Button>
      </Inline>
      {uncopied !== null && (
        <TextField
          label={t('customerLink.copyBy')}
          value={uncopied}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {shown !== null && (
        <Stack gap={2}>
          {qrCode ? (
            <qrCode.Part text={shown} label={t('customerLink.qrLabel')} />
          ) : (
            <Skeleton width="17rem" height={8} />
          )}
          <Text size={2} tone="muted">
            {t('customerLink.qrText')}
          </Text>
        </Stack>
      )}
    </Stack>
  );
}
