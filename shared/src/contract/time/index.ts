export * from './calendar-days';
export * from './date-formats';
export * from './durations';
export * from './zones';
