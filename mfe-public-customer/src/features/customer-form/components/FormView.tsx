import { LinkNotice } from '../../../entities/customer-link/components/LinkNotice';
import type { Support } from '../../../entities/customer-link/components/SupportContacts';
import { useLink } from '../../../entities/customer-link/hooks/useLink';
import type { LinkConfig } from '../../../entities/customer-link/model/create-link-client';
import { CustomerForm } from './CustomerForm';
import { FormWaits } from './FormWaits';

interface FormViewProps {
  /** Null if the page was opened without a link. */
  readonly token: string | null;
  readonly config: LinkConfig | null;
  readonly support: Support | null;
  /** Called with the company that the form was sent to. */
  readonly onSent: (company: string) => void;
}

/**
 * The form, or why there is none. Independent of router and portal, because the standalone page has neither.
 */
export function FormView({ token, config, support, onSent }: FormViewProps) {
  const { state, end, retry } = useLink(token, config);
  if (state.status === 'loading') return <FormWaits />;
  if (state.status === 'problem')
    return <LinkNotice problem={state.problem} support={support} onRetry={retry} />;
  return <CustomerForm link={state} onSent={() => onSent(state.details.companyName)} onEnded={end} />;
}
