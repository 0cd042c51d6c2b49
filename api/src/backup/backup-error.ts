/** The message is one sentence for the person at the terminal. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const createBrokenBackupError = (path: string): BackupError =>
  new BackupError(`${path} is damaged or was cut off: restore another backup.`);
