import { Form } from '@portal/shared/forms';
import { WaitingForFiles } from '@portal/shared/forms/upload';
import { useMessages } from '@portal/shared/i18n';
import { Banner, Button, Card, CheckboxField, Stack, VisuallyHidden } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import { useText } from '../../../messages/useText';
import type { OpenedLink } from '../../../entities/customer-link/hooks/useLink';
import type { LinkProblem } from '../../../entities/customer-link/model/link-problem';
import { useCustomerForm } from '../hooks/useCustomerForm';
import { useOnline } from '../../../entities/customer-link/hooks/useOnline';
import { AboutFields } from './AboutFields';
import { FormTop } from './FormTop';
import { LazyDocuments } from './LazyDocuments';
import { SendFailure } from './SendFailure';

interface CustomerFormProps {
  readonly link: OpenedLink;
  readonly onSent: () => void;
  /** The link expired while the form was filled in. */
  readonly onEnded: (problem: LinkProblem) => void;
}

export function CustomerForm({ link, onSent, onEnded }: CustomerFormProps) {
  const t = useText();
  const say = useMessages();
  const isOnline = useOnline();
  const form = useCustomerForm(link, { onSent, onEnded });
  const { api, details } = link;
  const company = details.companyName;
  const sendLabel = company ? t('customer.send', { company }) : t('customer.sendOwner');
  const { waiting } = form.uploads;
  return (
    <Stack gap={5}>
      <FormTop details={details} />
      <Form
        submitCount={form.tries}
        onBlur={form.onBlur}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSending) void form.submit();
        }}
      >
        <AboutFields form={form} />
        <LazyDocuments form={form} api={api} />
        <Card>
          <Stack gap={4}>
            <CheckboxField
              name="consent"
              label={company ? t('customer.consent', { company }) : t('customer.consentOwner')}
              checked={form.values.consent}
              error={form.getFieldError('consent')}
              onChange={(event) => form.set('consent', event.currentTarget.checked)}
            />
            {!isOnline && (
              <Banner tone="warning" title={t('customer.offline')}>
                {t('customer.offline.text')}
              </Banner>
            )}
            <WaitingForFiles uploads={form.uploads} />
            <div role="alert">
              <SendFailure error={form.failure} />
              <FormErrors errors={form.shownErrors} />
            </div>
            <Button type="submit" variant="primary" fullWidth busy={form.isSending}>
              {waiting > 0 ? say('shared.form.waiting', { count: waiting }) : sendLabel}
            </Button>
            <VisuallyHidden role="status">{form.isSending && say('ui.loading')}</VisuallyHidden>
          </Stack>
        </Card>
      </Form>
    </Stack>
  );
}
