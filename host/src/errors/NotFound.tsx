import { ErrorPage } from './ErrorPage';

const notFound = { status: 404, statusText: 'Not Found', internal: true, data: null };

export const NotFound = () => <ErrorPage error={notFound} />;
