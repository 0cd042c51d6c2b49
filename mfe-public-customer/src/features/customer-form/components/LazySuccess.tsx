import { LazyPart } from '../../../entities/customer-link/components/LazyPart';
import type { SuccessViewProps } from './SuccessView';

// In the file of the documents: whoever sends the form has it, so that nothing is loaded after the sending.
const load = async () => (await import(/* webpackChunkName: "documents" */ './SuccessView')).SuccessView;

export const LazySuccess = (props: SuccessViewProps) => <LazyPart load={load} props={props} />;
