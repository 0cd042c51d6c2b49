/**
 * Stops a service once and ends the process: on a signal, when the process that started this one has ended, and after
 * an error that nothing handled.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false;
  const end = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await stop();
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void end(0));
  process.on('SIGINT', () => void end(0));
  process.on('disconnect', () => void end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      console.error(event, error);
      void end(1);
    });
}
