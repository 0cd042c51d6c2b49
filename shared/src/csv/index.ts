export * from './empty-cells';
export * from './format-csv';
export * from './find-name';
export * from './header';
export * from './read-cell';
export * from './read-csv';
