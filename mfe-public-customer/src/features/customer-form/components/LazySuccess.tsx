import { LazyPart } from '../../../entities/customer-link/components/LazyPart';
import type { SuccessViewProps } from './SuccessView';

// In the file of the documents: a customer who sends the form has loaded it, so nothing is loaded after the sending.
const load = async () => (await import(/* webpackChunkName: "documents" */ './SuccessView')).SuccessView;

export const LazySuccess = (props: SuccessViewProps) => <LazyPart load={load} props={props} />;
