import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  askEngineBody,
  engineLimits,
  MINUTE,
  srmEngineEndpoints,
  type EngineRecord,
  type EngineRequest,
} from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { formatDateTime } from '@portal/shared/format';
import { awaitSuccess, useCountry, useInvalidate, useMutation } from '@portal/shared/portal';
import { Banner, Button, Heading, Inline, Stack } from '@portal/shared/ui';
import { FormErrors, TextAreaField } from '@portal/shared/ui/form';
import * as v from 'valibot';
import { useEngineText } from '../../../../messages/useEngineText';
import { CodeForm } from './CodeForm';

const rules = v.pick(askEngineBody, ['reason']);
type Values = v.InferInput<typeof rules>;
const fields = ['reason'] as const;

function AskForm({ vehicleId }: { vehicleId: string }) {
  const t = useEngineText();
  const invalidate = useInvalidate();
  const { run, isRunning } = useMutation(srmEngineEndpoints.ask);
  const { form, errors, failure, frame } = useSubmitForm<Values, Values, void>({
    resolver: valibotResolver(rules),
    defaultValues: { reason: '' },
    fields,
    async send({ reason }) {
      await run({ body: { vehicleId, reason } });
      await invalidate(srmEngineEndpoints.read);
    },
  });
  return (
    <Form {...frame}>
      <TextAreaField
        {...form.register('reason')}
        label={t('engine.reason')}
        help={t('engine.reasonHelp', { least: engineLimits.reasonMin })}
        maxLength={engineLimits.reasonMax}
        rows={2}
        dir="auto"
        error={errors.getText('reason')}
      />
      <FormErrors errors={errors.summary(fields)} />
      <FormFailure error={failure} />
      <Inline>
        <Button type="submit" variant="danger" busy={isRunning}>
          {t('engine.ask')}
        </Button>
      </Inline>
    </Form>
  );
}

function OpenRequest({ request, email }: { request: EngineRequest; email: string }) {
  const t = useEngineText();
  const country = useCountry().id;
  const invalidate = useInvalidate();
  const approval = useMutation(srmEngineEndpoints.approve);
  const withdrawal = useMutation(srmEngineEndpoints.withdraw);
  const { requestId, state, lapsesAt } = request;
  const until = formatDateTime(lapsesAt, country);
  async function withdraw() {
    if (await awaitSuccess(withdrawal.run({ query: { requestId } })))
      await invalidate(srmEngineEndpoints.read);
  }
  return (
    <Stack gap={3}>
      <Banner
        tone="warning"
        title={t(state === 'requested' ? 'engine.waitsForPerson' : 'engine.waitsForCar')}
      >
        {t(state === 'requested' ? 'engine.waitsForPersonText' : 'engine.waitsForCarText', { email, until })}
      </Banner>
      {state === 'requested' && (
        <CodeForm
          label={t('engine.code')}
          help={t('engine.codeHelp', { email })}
          action={t('engine.approve')}
          send={async (otp) => {
            await approval.run({ body: { requestId, otp } });
            await invalidate(srmEngineEndpoints.read);
          }}
        />
      )}
      <Inline>
        <Button disabled={withdrawal.isRunning} onClick={() => void withdraw()}>
          {t('engine.withdraw')}
        </Button>
      </Inline>
      <FormFailure error={withdrawal.error} />
    </Stack>
  );
}

/** Asks, approves and withdraws; allowing the start again needs nobody else. */
export function EngineRequests({ vehicleId, engine }: { vehicleId: string; engine: EngineRecord }) {
  const t = useEngineText();
  const invalidate = useInvalidate();
  const { run, isRunning, error } = useMutation(srmEngineEndpoints.restore);
  const open = engine.requests.find(
    ({ action, state }) => action === 'stop' && (state === 'requested' || state === 'approved'),
  );
  const canAsk = Boolean(engine.tracker?.hasRelay && engine.contact.email);
  async function restore() {
    if (await awaitSuccess(run({ body: { vehicleId } }))) await invalidate(srmEngineEndpoints.read);
  }
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('engine.stop')}</Heading>
      {open && <OpenRequest request={open} email={engine.contact.email ?? ''} />}
      {!open && canAsk && <AskForm vehicleId={vehicleId} />}
      {!open && !canAsk && (
        <Banner title={t('engine.notYet')}>
          {t('engine.notYetText', { minutes: engineLimits.requestLife / MINUTE })}
        </Banner>
      )}
      <Inline>
        <Button busy={isRunning} onClick={() => void restore()}>
          {t('engine.restore')}
        </Button>
      </Inline>
      <FormFailure error={error} />
    </Stack>
  );
}
