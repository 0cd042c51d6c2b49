import { valibotResolver } from '@hookform/resolvers/valibot';
import { cardAccountBody, srmPaymentRequestEndpoints } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { awaitSuccess, useCapability, useMutation, useNotify, useQuery } from '@portal/shared/portal';
import { Button, Card, Inline, Stack, Text, TextField } from '@portal/shared/ui';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import type * as v from 'valibot';
import { useSettingsText } from '../../../messages/useSettingsText';

type Connected = v.InferOutput<typeof cardAccountBody>;

/** The company's own account for payments by card, where the operator leaves that to the companies. */
export function CardAccountCard() {
  const t = useSettingsText();
  const isOffered = useCapability('card-accounts');
  const { data, refresh } = useQuery(srmPaymentRequestEndpoints.provider, isOffered ? {} : null, {
    onError: () => undefined,
  });
  if (data?.accounts !== 'companies') return null;
  const changed = () => void refresh();
  return (
    <Card title={t('settings.cardAccount.title')} subtitle={t('settings.cardAccount.text')}>
      {data.account ? (
        <ConnectedAccount account={data.account} onChanged={changed} />
      ) : (
        <ConnectForm onChanged={changed} />
      )}
    </Card>
  );
}

function ConnectForm({ onChanged }: { onChanged: () => void }) {
  const t = useSettingsText();
  const notify = useNotify();
  const { run } = useMutation(srmPaymentRequestEndpoints.connectAccount);
  const { form, errors, failure, frame, isSubmitting } = useSubmitForm<Connected, Connected, void>({
    resolver: valibotResolver(cardAccountBody),
    defaultValues: { account: '' },
    fields: ['account'],
    async send(body) {
      await run({ body });
      notify({ title: t('settings.cardAccount.done'), tone: 'success' });
      onChanged();
    },
  });
  return (
    <Form {...frame}>
      <Text>{t('settings.cardAccount.none')}</Text>
      <TextField
        {...form.register('account')}
        label={t('settings.cardAccount.field')}
        help={t('settings.cardAccount.help')}
        error={errors.getText('account')}
        autoComplete="off"
        code
      />
      <FormFailure error={failure} />
      <Inline>
        <Button type="submit" busy={isSubmitting}>
          {t('settings.cardAccount.save')}
        </Button>
      </Inline>
    </Form>
  );
}

function ConnectedAccount({ account, onChanged }: { account: string; onChanged: () => void }) {
  const t = useSettingsText();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { run, isRunning, error } = useMutation(srmPaymentRequestEndpoints.connectAccount);
  async function disconnect() {
    const isDone = await awaitSuccess(run({ body: { account: null } }));
    setAsking(false);
    if (isDone) notify({ title: t('settings.cardAccount.removed'), tone: 'success' });
    onChanged();
  }
  return (
    <Stack gap={3}>
      <Text>{t('settings.cardAccount.connected', { account })}</Text>
      <FormFailure error={error} />
      <Inline>
        <Button onClick={() => setAsking(true)}>{t('settings.cardAccount.remove')}</Button>
      </Inline>
      {isAsking && (
        <ConfirmDialog
          title={t('settings.cardAccount.removeTitle')}
          confirmLabel={t('settings.cardAccount.remove')}
          tone="danger"
          busy={isRunning}
          onConfirm={() => void disconnect()}
          onCancel={() => setAsking(false)}
        >
          {t('settings.cardAccount.removeText')}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
