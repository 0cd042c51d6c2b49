type Undo = () => Promise<void> | void;

/** Steps to undo, last first. One that fails is told and does not keep the others from being done. */
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
