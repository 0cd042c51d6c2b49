type Undo = () => Promise<void> | void;

/** Clean-up steps, last first. A failed step is reported and does not stop the others. */
export interface CleanUp {
  add(undo: Undo): void;
  run(): Promise<void>;
}

export function createCleanUp(): CleanUp {
  const steps: Undo[] = [];
  return {
    add: (undo) => void steps.push(undo),
    async run() {
      for (let undo = steps.pop(); undo; undo = steps.pop()) {
        try {
          await undo();
        } catch (error) {
          console.error('Cleaning up failed:', error);
        }
      }
    },
  };
}
