export * from './csv-file';
export * from './read-csv';
