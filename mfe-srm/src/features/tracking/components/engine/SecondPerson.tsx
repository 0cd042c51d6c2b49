import { valibotResolver } from '@hookform/resolvers/valibot';
import { nameContactBody, srmEngineEndpoints, type EngineContact } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { formatDateTime } from '@portal/shared/format';
import { awaitSuccess, useCountry, useInvalidate, useMutation } from '@portal/shared/portal';
import { Button, Heading, Inline, Stack, Text, TextField } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import { useState } from 'react';
import type * as v from 'valibot';
import { useEngineText } from '../../../../messages/useEngineText';
import { CodeForm } from './CodeForm';

type Values = v.InferInput<typeof nameContactBody>;
const fields = ['email'] as const;

function NameForm() {
  const t = useEngineText();
  const invalidate = useInvalidate();
  const { run, isRunning } = useMutation(srmEngineEndpoints.nameContact);
  const { form, errors, failure, frame } = useSubmitForm<Values, Values, void>({
    resolver: valibotResolver(nameContactBody),
    defaultValues: { email: '' },
    fields,
    async send(body) {
      await run({ body });
      await invalidate(srmEngineEndpoints.read);
    },
  });
  return (
    <Form {...frame}>
      <TextField
        {...form.register('email')}
        label={t('engine.second.email')}
        help={t('engine.second.emailHelp')}
        type="email"
        autoComplete="off"
        dir="ltr"
        error={errors.getText('email')}
      />
      <FormErrors errors={errors.summary(fields)} />
      <FormFailure error={failure} />
      <Inline>
        <Button type="submit" busy={isRunning}>
          {t('engine.second.name')}
        </Button>
      </Inline>
    </Form>
  );
}

/** The person with another mailbox, who has to agree. There is one login for a company. */
export function SecondPerson({ contact }: { contact: EngineContact }) {
  const t = useEngineText();
  const country = useCountry().id;
  const invalidate = useInvalidate();
  const confirm = useMutation(srmEngineEndpoints.confirmContact);
  const removal = useMutation(srmEngineEndpoints.removeContact);
  const [isNaming, setNaming] = useState(false);
  const { email, countsFrom, pendingEmail } = contact;
  async function remove() {
    if (await awaitSuccess(removal.run({}))) await invalidate(srmEngineEndpoints.read);
  }
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('engine.second')}</Heading>
      <Text tone="secondary">{t('engine.second.text')}</Text>
      {email && countsFrom && (
        <Text>{t('engine.second.counts', { email, from: formatDateTime(countsFrom, country) })}</Text>
      )}
      {pendingEmail && (
        <CodeForm
          label={t('engine.second.code')}
          help={t('engine.second.codeHelp', { email: pendingEmail })}
          action={t('engine.second.confirm')}
          send={async (otp) => {
            await confirm.run({ body: { otp } });
            await invalidate(srmEngineEndpoints.read);
          }}
        />
      )}
      {(isNaming || (!email && !pendingEmail)) && <NameForm />}
      <Inline gap={2}>
        {!isNaming && (email || pendingEmail) && (
          <Button size="sm" onClick={() => setNaming(true)}>
            {t('engine.second.change')}
          </Button>
        )}
        {email && (
          <Button size="sm" variant="ghost" disabled={removal.isRunning} onClick={() => void remove()}>
            {t('engine.second.remove')}
          </Button>
        )}
      </Inline>
      <FormFailure error={removal.error} />
    </Stack>
  );
}
