import { LazyPart } from '../../../entities/customer-link/components/LazyPart';
import type { DocumentsProps } from './Documents';

const load = async () => (await import(/* webpackChunkName: "documents" */ './Documents')).Documents;

/**
 * The part with the files loads while the customer types their name; the form loses nothing if it is late.
 */
export const LazyDocuments = (props: DocumentsProps) => <LazyPart load={load} props={props} />;
