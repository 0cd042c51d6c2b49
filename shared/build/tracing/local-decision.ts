import { createContextKey, type Context } from '@opentelemetry/api';

const key = createContextKey('the server decides itself whether the trace is kept');

/** For the span of a sender who is not trusted: their trace id is kept, their decision is not. */
export const decideLocally = (parent: Context): Context => parent.setValue(key, true);

export const isDecidedLocally = (parent: Context): boolean => parent.getValue(key) === true;
