type Leave = (address: string) => boolean;

let leave: Leave = () => false;

/** @param decide loads the document of a page in place of the page alone, or answers false */
export function decideLeaving(decide: Leave): void {
  leave = decide;
}

/** Whether the document is being left for this page, so that the page need not open here. */
export const leavesDocument: Leave = (address) => leave(address);
